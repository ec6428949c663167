import { resolve } from 'node:path'
import type { Length } from '../schema/keep'
import type { SmtpOptions } from './mail/smtp-mail'
import type { OidcOptions } from './oidc/provider'
import type { FcmOptions } from './push/fcm-delivery'
import { readSettings, type Environment, type Values } from './settings/read-settings'
import type { S3Options } from './storage/s3-storage'

/** Connections for calls, for background work, and for what holds one for long; and the seconds that a call waits for one. */
export interface PoolSizes {
  readonly calls: number
  readonly work: number
  readonly exports: number
  readonly waitSeconds: number
}

/** How the server is run: everything it takes from its surroundings, read once. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Whose word on where a call comes from is taken: this many proxies before this server, or those of these networks; nobody's. */
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
  /** Demo data and demo accounts are made; against a PostgreSQL server only where that is asked for. */
  readonly demo: boolean
  /** Seconds that a call waits for a record that another one changes, and that a statement of it may take. */
  readonly lockSeconds: number
  readonly statementSeconds: number
  /** Calls wait for a database that says nothing for this long. */
  readonly silentSeconds: number
  /** What a statement of a call over tables of this many rows may cost at most, as the planner measures it. */
  readonly estimateFromRows: number
  readonly statementCost: number
  /** The connections to a PostgreSQL server, by what they are for: see `connect`. */
  readonly pools: PoolSizes
  /** Gigabytes that an account may upload within a day. */
  readonly uploadDayGigabytes: number
  /** The console talks to this admin API host instead of its own. */
  readonly apiHost: string | undefined
  /** The console has texts translated by this server instead of by its own. */
  readonly translateHost: string | undefined
  readonly logLevel: string
  /** Who sends it may read the figures of this server; without one, this machine alone. */
  readonly metricsToken: string | undefined
  /** Seconds that it takes calls after it has said that it stops, and that what runs then may take at most. */
  readonly drainSeconds: number
  readonly stopSeconds: number
  /** A provider that people sign in by, besides their passwords. */
  readonly oidc: OidcOptions | undefined
  /** Files stand in this bucket instead of in the data folder. */
  readonly s3: S3Options | undefined
  /** Pushes go out by this Firebase project; without one nobody receives any. */
  readonly fcm: FcmOptions | undefined
  /** An API key of Google Cloud Translation. */
  readonly googleTranslateKey: string | undefined
  /** Mail goes out by this server; without one nobody receives any. */
  readonly smtp: SmtpOptions | undefined
  /** How long records are kept, by entity or table, where that is not what they declare. */
  readonly keep: ReadonlyMap<string, Length>
  /** Beyond this many months the range of an export is flagged before it starts. */
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
 * Reads the configuration from environment variables; `settings` says which there are.
 * @throws with a line for each setting that cannot be used
 */
export function readConfig(env: Environment): Config {
  const values = readSettings(env)
  const { HOST: host, PORT: port } = values
  return {
    host,
    port,
    trustProxy: values.TRUST_PROXY ?? false,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    adminPassword: values.ADMIN_PASSWORD,
    auditKey: values.AUDIT_KEY,
    factorKey: values.FACTOR_KEY,
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    lockSeconds: values.LOCK_SECONDS,
    statementSeconds: values.STATEMENT_SECONDS,
    silentSeconds: values.SILENT_SECONDS,
    estimateFromRows: values.ESTIMATE_FROM_ROWS,
    statementCost: values.STATEMENT_COST,
    pools: {
      calls: values.POOL_CALLS,
      work: values.POOL_WORK,
      exports: values.POOL_EXPORTS,
      waitSeconds: values.POOL_WAIT_SECONDS,
    },
    uploadDayGigabytes: values.UPLOAD_DAY_GB,
    apiHost: values.API_HOST,
    translateHost: values.TRANSLATE_HOST,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    stopSeconds: values.STOP_SECONDS,
    oidc: providerOf(values),
    s3: bucketOf(values),
    fcm: values.FCM_SERVICE_ACCOUNT,
    googleTranslateKey: values.GOOGLE_TRANSLATE_KEY,
    smtp: mailServerOf(values),
    keep: values.KEEP ?? new Map(),
    exportFlagMonths: values.EXPORT_FLAG_MONTHS,
    imageHost: values.IMAGE_HOST,
    fileHost: values.FILE_HOST,
    appScheme: values.APP_SCHEME,
    appLinkHost: values.APP_LINK_HOST,
    publicUrl: values.PUBLIC_URL ?? `http://${host}:${port}`,
  }
}

function providerOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_GROUPS, ...rest }: Values) {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_GROUPS) return undefined
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scope: rest.OIDC_SCOPE,
    groupsClaim: rest.OIDC_GROUPS_CLAIM,
    groups: OIDC_GROUPS,
  }
}

function bucketOf({ S3_BUCKET, S3_ENDPOINT, S3_KEY, S3_SECRET, S3_REGION }: Values): S3Options | undefined {
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_KEY || !S3_SECRET) return undefined
  return { bucket: S3_BUCKET, endpoint: S3_ENDPOINT, key: S3_KEY, secret: S3_SECRET, region: S3_REGION }
}

function mailServerOf({ SMTP_URL, MAIL_FROM }: Values): SmtpOptions | undefined {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined
}
