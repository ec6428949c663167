import { resolve } from 'node:path'
import { flaggedBeyondMonths, refusedBeyondMonths } from '../fields/export-range'
import type { SmtpOptions } from './mail/smtp-mail'
import { isNetwork } from './network'
import { readProvider, type OidcOptions } from './oidc/provider'
import type { FcmOptions } from './push/fcm-delivery'
import type { S3Options } from './storage/s3-storage'

/** How the server is run: everything it takes from its surroundings, read once. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Whose word on where a call comes from is taken: so many proxies before this server, or those of these networks; nobody's. */
  readonly trustProxy: false | number | string[]
  /** Embedded database, files and generated secrets. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A follower for lists and exports. */
  readonly replicaUrl: string | undefined
  readonly adminPassword: string | undefined
  /** What the marks of the audit log are made with; one is made in the data folder unless given. */
  readonly auditKey: string | undefined
  /** What secrets of authenticator apps are sealed with; one is made in the data folder unless given. */
  readonly factorKey: string | undefined
  readonly demo: boolean
  /** So many seconds a call waits for a record that another one changes, and a statement of it may take. */
  readonly lockSeconds: number
  readonly statementSeconds: number
  /** So much an account may upload within a day. */
  readonly uploadDayGigabytes: number
  /** The console talks to this admin API host instead of its own. */
  readonly apiHost: string | undefined
  /** The console has texts translated by this server instead of by its own. */
  readonly translateHost: string | undefined
  readonly logLevel: string
  /** A provider that people sign in by, beside their passwords. */
  readonly oidc: OidcOptions | undefined
  /** Files stand in this bucket instead of in the data folder. */
  readonly s3: S3Options | undefined
  /** Pushes go out by this Firebase project; without one nobody receives any. */
  readonly fcm: FcmOptions | undefined
  /** An API key of Google Cloud Translation. */
  readonly googleTranslateKey: string | undefined
  /** Mail goes out by this server; without one nobody receives any. */
  readonly smtp: SmtpOptions | undefined
  /** Beyond so many months the range of an export is flagged before it starts. */
  readonly exportFlagMonths: number
  /** Where people outside reach this server: the beginning of every link in a mail. */
  readonly publicUrl: string
  /** Where uploaded pictures and other files are shown from, e.g. a CDN before the bucket; this server unless given. */
  readonly imageHost: string | undefined
  readonly fileHost: string | undefined
  /** How links lead into the app: its own scheme, and the site whose addresses phones open in it. */
  readonly appScheme: string
  readonly appLinkHost: string | undefined
}

/**
 * Reads the configuration from environment variables; the names are the README's.
 * @throws when PORT is not a port number, TRUST_PROXY no number or list of proxies, AUDIT_KEY or FACTOR_KEY too short, LOCK_SECONDS or
 * STATEMENT_SECONDS no number of seconds, UPLOAD_DAY_GB no size, EXPORT_FLAG_MONTHS no number of months, a host or a scheme is none, or a bucket, a
 * Firebase project or a mail server is named without what it takes to reach it
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is "${env.PORT}", which is no port number. Give one from 0 to 65535.`)
  const host = env.HOST ?? '127.0.0.1'
  return {
    host,
    port,
    trustProxy: readProxies(env.TRUST_PROXY),
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    replicaUrl: env.DATABASE_REPLICA_URL || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    auditKey: readKey(env, 'AUDIT_KEY'),
    factorKey: readKey(env, 'FACTOR_KEY'),
    demo: env.DEMO !== '0',
    lockSeconds: readSeconds(env, 'LOCK_SECONDS', 5),
    statementSeconds: readSeconds(env, 'STATEMENT_SECONDS', 120),
    uploadDayGigabytes: readGigabytes(env.UPLOAD_DAY_GB),
    apiHost: env.API_HOST?.replace(/\/$/, '') || undefined,
    translateHost: readHost(env, 'TRANSLATE_HOST'),
    logLevel: env.LOG_LEVEL ?? 'info',
    oidc: readProvider(env),
    s3: readBucket(env),
    fcm: readFirebase(env),
    googleTranslateKey: env.GOOGLE_TRANSLATE_KEY || undefined,
    smtp: readMailServer(env),
    exportFlagMonths: readMonths(env.EXPORT_FLAG_MONTHS),
    imageHost: readHost(env, 'IMAGE_HOST'),
    fileHost: readHost(env, 'FILE_HOST'),
    appScheme: readScheme(env.APP_SCHEME),
    appLinkHost: readHost(env, 'APP_LINK_HOST'),
    publicUrl: (env.PUBLIC_URL || `http://${host}:${port}`).replace(/\/$/, ''),
  }
}

function readKey(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (text.length >= 32) return text
  throw new Error(
    `${name} is too short to keep anybody from guessing it. Give 32 characters or more, all servers the same.`,
  )
}

function readSeconds(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
  const seconds = Number(env[name] ?? usual)
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600) return seconds
  throw new Error(`${name} is "${env[name]}". Give whole seconds from 1 to 3600, or leave it out for ${usual}.`)
}

function readGigabytes(text: string | undefined): number {
  const gigabytes = Number(text || 400)
  if (gigabytes > 0 && gigabytes <= 100_000) return gigabytes
  throw new Error(
    `UPLOAD_DAY_GB is "${text}". Give the gigabytes that an account may upload within a day, or leave it out for 400.`,
  )
}

function readProxies(text: string | undefined): Config['trustProxy'] {
  if (!text || text === '0') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map((each) => each.trim())
  const wrong = proxies.find((each) => !isNetwork(each))
  if (wrong === undefined) return proxies
  throw new Error(
    `TRUST_PROXY is "${text}", and "${wrong}" is neither an address nor a network. Give how many proxies stand before this server (1 to 9), or theirs, as in "10.0.0.0/8, 192.168.1.4".`,
  )
}

function readMonths(text: string | undefined): number {
  if (!text) return flaggedBeyondMonths
  const months = Number(text)
  if (Number.isInteger(months) && months >= 1 && months <= refusedBeyondMonths) return months
  throw new Error(
    `EXPORT_FLAG_MONTHS is "${text}". Give a whole number of months from 1 to ${refusedBeyondMonths}, or leave it out for ${flaggedBeyondMonths}.`,
  )
}

function readHost(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const address = env[name]?.replace(/\/+$/, '')
  if (!address) return undefined
  if (!/^https?:\/\/[^\s/;,'"]+(\/[^\s;,'"]*)?$/.test(address))
    throw new Error(`${name} is "${address}", which is no web address. Begin it with https:// or http://.`)
  return address
}

function readScheme(scheme = 'ironman'): string {
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme))
    throw new Error(
      `APP_SCHEME is "${scheme}", which is no scheme. Give lower case letters and digits, as in "ironman".`,
    )
  return scheme
}

function readBucket(env: Readonly<Record<string, string | undefined>>): S3Options | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_KEY: key,
    S3_SECRET: secret,
    S3_REGION: region = 'us-east-1',
  } = env
  if (!bucket) return undefined
  if (!endpoint || !key || !secret)
    throw new Error('S3_BUCKET is set, but S3_ENDPOINT, S3_KEY or S3_SECRET is not. Set all of them, or none.')
  return { bucket, endpoint, key, secret, region }
}

function readMailServer({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Readonly<Record<string, string | undefined>>): SmtpOptions | undefined {
  if (!url) return undefined
  if (!from) throw new Error('SMTP_URL is set, but MAIL_FROM is not. Give the address that mail comes from.')
  if (!/^smtps?:\/\//.test(url))
    throw new Error('SMTP_URL is no address of a mail server. Begin it with smtp:// or smtps://.')
  return { url, from }
}

/** The service account's key file, as JSON in one variable. */
function readFirebase({
  FCM_SERVICE_ACCOUNT: json,
}: Readonly<Record<string, string | undefined>>): FcmOptions | undefined {
  if (!json) return undefined
  try {
    const { project_id, client_email, private_key } = JSON.parse(json) as Record<string, string | undefined>
    if (project_id && client_email && private_key)
      return { projectId: project_id, clientEmail: client_email, privateKey: private_key }
  } catch {
    // What is no JSON is told of as what lacks a part of it.
  }
  throw new Error(
    'FCM_SERVICE_ACCOUNT is no key file of a service account: project_id, client_email or private_key is missing. Give its JSON.',
  )
}
