import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { openFactor, sealFactor } from '../../pipeline/factor-seal'
import type { Context } from '../../pipeline/operation'

type Db = Kysely<Database>
/** Where factors are kept, and what they are sealed with. */
type Place = Pick<Context, 'db' | 'services'>

/** Codes change this often, in seconds; one before and one after the present one are taken, since clocks differ. */
const period = 30
const drift = 1

/** How many recovery codes are given at once, of 80 random bits each. */
const recoveryCodes = 10
const recoveryBytes = 10

/** What an authenticator app is given: the secret in base32, and the address that it reads from a picture. */
export interface NewFactor {
  readonly secret: string
  readonly uri: string
}

export function newFactor(username: string): NewFactor {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: totpOf(secret.base32, username).toString() }
}

/**
 * The time step that a code belongs to.
 * @returns undefined where it is none of those that are taken at this moment
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: drift })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

/**
 * Checks a code of an account's second factor, or one of its recovery codes, and uses it up: each counts once.
 * @returns by what it was proved; undefined where it was not
 */
export async function useCode(
  { db, services }: Place,
  accountId: number,
  code: string,
  now: Date,
): Promise<'otp' | 'recoveryCode' | undefined> {
  const { rows } = await sql<{ secret: string }>`select secret from account_factor
    where account_id = ${accountId} and confirmed_at is not null`.execute(db)
  const [factor] = rows
  if (!factor) return undefined
  const plain = code.replace(/\s/g, '')
  const secret = openFactor(services.config, accountId, factor.secret)
  const step = secret === undefined ? undefined : stepOf(secret, plain, now)
  if (step === undefined) return (await useRecoveryCode(db, accountId, plain, now)) ? 'recoveryCode' : undefined
  // Of two calls with the same code one finds the step taken.
  const taken = await sql`update account_factor set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step} returning account_id`.execute(db)
  return taken.rows.length > 0 ? 'otp' : undefined
}

/**
 * Gives an account a factor whose first code has come, in place of the one it had.
 * @returns its recovery codes, which nobody reads again
 */
export async function keepFactor(
  { db, services }: Place,
  accountId: number,
  secret: string,
  step: number,
): Promise<string[]> {
  const sealed = sealFactor(services.config, accountId, secret)
  await sql`insert into account_factor (account_id, secret, confirmed_at, last_step) values (${accountId}, ${sealed}, now(), ${step})
    on conflict (account_id) do update set secret = excluded.secret, confirmed_at = now(), last_step = excluded.last_step`.execute(
    db,
  )
  return renewRecoveryCodes(db, accountId)
}

/** Takes an account's factor away, with its recovery codes. @returns whether it had one */
export async function dropFactor(db: Db, accountId: number): Promise<boolean> {
  await sql`delete from recovery_code where account_id = ${accountId}`.execute(db)
  const { rows } = await sql`delete from account_factor where account_id = ${accountId} returning account_id`.execute(
    db,
  )
  return rows.length > 0
}

/** Gives new recovery codes; those given before open nothing any more. */
export async function renewRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await sql`delete from recovery_code where account_id = ${accountId}`.execute(db)
  for (const code of codes)
    await sql`insert into recovery_code (account_id, code_hash) values (${accountId}, ${hashOf(code)})`.execute(db)
  return codes
}

/** How many recovery codes of an account are unused. */
export async function recoveryCodesLeft(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from recovery_code
    where account_id = ${accountId} and used_at is null`.execute(db)
  return rows[0]?.left ?? 0
}

async function useRecoveryCode(db: Db, accountId: number, code: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update recovery_code set used_at = ${now.toISOString()}
    where account_id = ${accountId} and code_hash = ${hashOf(code)} and used_at is null returning account_id`.execute(
    db,
  )
  return rows.length > 0
}

/** `ABCD-EFGH-JKLM-NPQR`: base32, in fours. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32
  return text.match(/.{4}/g)?.join('-') ?? text
}

/** Whoever types one in may leave the dashes out, and write it small. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex')
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Iron Man',
    label,
    secret: Secret.fromBase32(secret),
    period,
    digits: 6,
    algorithm: 'SHA1',
  })
}
