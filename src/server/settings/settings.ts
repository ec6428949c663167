import { flaggedBeyondMonths, refusedBeyondMonths } from '../../fields/export-months'
import {
  amount,
  exactAddress,
  flag,
  groups,
  key,
  lengths,
  oneOf,
  proxies,
  scheme,
  secret,
  serviceAccount,
} from './shapes'
import { serviceAddress, text, webAddress, whole, type Shape } from './shapes'

/** A variable of the environment: its shape, and what holds where it is left out. */
export interface Setting<Value, Usual extends Value | undefined = Value | undefined> {
  readonly shape: Shape<Value>
  readonly usual: Usual
}

/** A setting that is left out as often as not. */
function optional<Value>(shape: Shape<Value>): Setting<Value, undefined> {
  return { shape, usual: undefined }
}

function usually<Value>(shape: Shape<Value>, usual: Value): Setting<Value, Value> {
  return { shape, usual }
}

const seconds = (least: number) => whole('whole seconds', least, 3600)

const connections = (least: number, most: number) => whole('a whole number of connections', least, most)

/** All that the server takes from its surroundings; the README has them in its table. */
export const settings = {
  /** `production` refuses to start on what is unsafe there. */
  NODE_ENV: optional(text),
  HOST: usually(text, '127.0.0.1'),
  PORT: usually(whole('a port number', 0, 65_535), 8080),
  TRUST_PROXY: optional(proxies),
  PUBLIC_URL: optional(webAddress),
  LOG_LEVEL: usually(oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),

  METRICS_TOKEN: optional(key(16)),
  /** Between saying that it stops and stopping: balancers look every few seconds. */
  DRAIN_SECONDS: usually(seconds(0), 0),
  STOP_SECONDS: usually(seconds(1), 30),

  DATA_DIR: usually(text, 'data'),
  DATABASE_URL: optional(serviceAddress('postgres', 'postgresql')),
  DATABASE_REPLICA_URL: optional(serviceAddress('postgres', 'postgresql')),
  LOCK_SECONDS: usually(seconds(1), 5),
  STATEMENT_SECONDS: usually(seconds(1), 120),
  /** A database that has not answered for this long is given up by calls, until it does. */
  SILENT_SECONDS: usually(seconds(2), 10),
  /** Of tables with fewer rows nobody asks what a statement would cost. */
  ESTIMATE_FROM_ROWS: usually(whole('a whole number of rows', 1_000, 1_000_000_000), 100_000),
  STATEMENT_COST: usually(whole("a whole number of the planner's cost", 10_000, 1_000_000_000), 2_000_000),
  POOL_CALLS: usually(connections(4, 200), 20),
  POOL_WORK: usually(connections(4, 100), 10),
  POOL_EXPORTS: usually(connections(2, 50), 4),
  POOL_WAIT_SECONDS: usually(seconds(1), 15),

  DEMO: optional(flag),
  ADMIN_PASSWORD: optional(secret),
  AUDIT_KEY: optional(key(32)),
  FACTOR_KEY: optional(key(32)),

  API_HOST: optional(webAddress),
  TRANSLATE_HOST: optional(webAddress),
  IMAGE_HOST: optional(webAddress),
  FILE_HOST: optional(webAddress),
  APP_SCHEME: usually(scheme, 'ironman'),
  APP_LINK_HOST: optional(webAddress),

  S3_BUCKET: optional(text),
  S3_ENDPOINT: optional(webAddress),
  S3_KEY: optional(secret),
  S3_SECRET: optional(secret),
  S3_REGION: usually(text, 'us-east-1'),
  UPLOAD_DAY_GB: usually(amount('gigabytes that an account may upload within a day', 100_000), 400),

  OIDC_ISSUER: optional(exactAddress),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(secret),
  OIDC_GROUPS: optional(groups),
  OIDC_GROUPS_CLAIM: usually(text, 'groups'),
  OIDC_SCOPE: usually(text, 'openid profile email'),

  SMTP_URL: optional(serviceAddress('smtp', 'smtps')),
  MAIL_FROM: optional(text),
  FCM_SERVICE_ACCOUNT: optional(serviceAccount),
  GOOGLE_TRANSLATE_KEY: optional(secret),

  KEEP: optional(lengths),
  EXPORT_FLAG_MONTHS: usually(whole('a whole number of months', 1, refusedBeyondMonths), flaggedBeyondMonths),
}

export type SettingName = keyof typeof settings

/** Whose parts are of no use without each other: all of them are set, or none. */
export const together = [
  ['S3_BUCKET', 'S3_ENDPOINT', 'S3_KEY', 'S3_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUPS'],
] as const satisfies readonly (readonly SettingName[])[]
