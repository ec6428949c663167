import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database'
import { hashPassword } from '../domain/staff/passwords'

type Tx = Transaction<Database>

/** An account that there is to be. */
export interface WantedAccount {
  readonly username: string
  readonly realName: string
  readonly roleId: number
  readonly country?: string
  /** An account of this name that has no password is one of the demo's records, not somebody's. */
  readonly mayTakeOver: boolean
  /** Its password has to be changed at the first sign-in. */
  readonly isForOnce: boolean
  readonly makePassword: () => string
}

interface NewAccount extends Omit<WantedAccount, 'country'> {
  readonly areas: readonly number[]
  readonly department: number
}

/**
 * Makes an account, or gives one of the demo's records its password; somebody's account is left as it is.
 * @returns its password where it was given one now
 */
export async function ensureAccount(tx: Tx, account: NewAccount): Promise<string | undefined> {
  const found = await findAccount(tx, account.username)
  if (found && !found.isLocked && (found.isSomebodys || !account.mayTakeOver)) return undefined
  const id = found?.id ?? (await insertAccount(tx, account))
  const password = account.makePassword()
  if (!found?.isLocked)
    await sql`update account set roles = ${[account.roleId]}, must_change_password = ${account.isForOnce}, state = 'active'
      where id = ${id}`.execute(tx)
  await sql`insert into account_credential (account_id, password_hash, former_hashes)
    values (${id}, ${await hashPassword(password)}, '[]') on conflict (account_id) do update
    set password_hash = excluded.password_hash, spent = false`.execute(tx)
  return password
}

/**
 * @returns whether somebody can sign in by it (`isSomebodys`), or could, with the one-time password that it was made with and that was used
 * up without another one being set (`isLocked`)
 */
async function findAccount(tx: Tx, username: string) {
  const { rows } = await sql<{ id: number; isSomebodys: boolean; isLocked: boolean }>`select a.id,
      c.account_id is not null or exists (select 1 from account_identity i where i.account_id = a.id) as "isSomebodys",
      c.account_id is not null and c.spent and a.must_change_password and a.password_changed_at is null
        and c.usable_until is null as "isLocked"
    from account a left join account_credential c on c.account_id = a.id where a.username = ${username}`.execute(tx)
  return rows[0]
}

async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const { username, realName, roleId, areas, department, isForOnce } = account
  const { rows } = await sql<{
    id: number
  }>`insert into account (username, real_name, email, department, employment, roles, areas, timezone, otp_on, must_change_password, failed_logins, state, version, created_at, updated_at)
    values (${username}, ${realName}, ${`${username}@iron-man.example`}, ${department}, 'employee', ${[roleId]}, ${areas}, 'Asia/Shanghai', false, ${isForOnce}, 0, 'active', 1, now(), now()) returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? 0
}

/** Whether anybody has ever been let in. */
export async function hasAnyPassword(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from account_credential limit 1`.execute(tx)
  return rows.length > 0
}
