import { Records } from '../db/records'
import type { Wave } from '../db/wave'
import type { Account } from '../access/account'
import type { Context } from '../pipeline/operation'
import type { Services } from '../base/services'

/** In whose name a command runs that nobody calls just now, and what else the audit says. */
export interface RunBy {
  readonly account: Account
  readonly language: Context['language']
  readonly jobId?: number
  /** Who has agreed to it. */
  readonly second?: Account
  /** Those with which the record goes side by side. */
  readonly wave?: Wave | undefined
}

/** What a call would stand in: a job's records, and those of what was approved, are changed by whoever asked. */
export function contextOf(
  services: Services,
  db: Context['db'],
  { account, second, language, jobId, wave }: RunBy,
): Context {
  const now = new Date()
  const records = new Records(db, account.id, now, wave)
  const requestId = jobId === undefined ? '' : `job-${jobId}`
  return {
    account,
    ...(second && { second }),
    db,
    records,
    services,
    requestId,
    ip: '',
    language,
    log: services.log,
    now,
  }
}
