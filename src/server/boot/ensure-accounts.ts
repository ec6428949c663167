import { sql, type Kysely, type Transaction } from 'kysely'
import type { Registry } from '../../schema/registry'
import { caption } from '../base/captions'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { brokenRule, generatePassword } from '../domain/staff/passwords'
import { superRole } from '../access/account'
import { keepSignIns, type SignIn } from './accounts-file'
import { demoAccounts } from '../demo/demo-accounts'
import { ensureAccount, hasAnyPassword, type WantedAccount } from './ensure-account'
import { ensureRole, grantRoles } from './ensure-roles'
import { atBoot, transaction } from '../db/transaction'
import { departmentForNew } from '../domain/staff/department-for-new'
import { readFillPlan } from '../db/fill-plan'

type Tx = Transaction<Database>

/**
 * Makes sure that there is a way in: the super administrator `admin`, and the demo accounts where demo data is wanted.
 * Passwords are generated once and kept in the data folder, readable by its owner alone. Somebody's account of such a name
 * is left as it is.
 * @returns the accounts that were given their passwords now
 */
export async function ensureAccounts(db: Kysely<Database>, registry: Registry, config: Config): Promise<SignIn[]> {
  return transaction(db, atBoot, async (tx) => {
    const department = await departmentForNew(tx)
    const isOfDemo = (await readFillPlan(tx)) !== undefined
    const made: SignIn[] = []
    const add = async ({ country, ...account }: WantedAccount) => {
      const areas = await areasOf(tx, country)
      const password = await ensureAccount(tx, { ...account, areas, department })
      if (password !== undefined) made.push({ username: account.username, password })
    }
    await add({
      username: 'admin',
      realName: 'Ann Admin',
      roleId: superRole,
      mayTakeOver: isOfDemo || !(await hasAnyPassword(tx)),
      // Nobody has chosen it, and it went through a log: against a database that is meant to last it is for the first sign-in alone.
      isForOnce: config.databaseUrl !== undefined && config.adminPassword === undefined,
      makePassword: () => firstPassword(config),
    })
    await ensureRole(tx, superRole, {
      code: 'super-admin',
      name: { zh_CN: '超级管理员', en: 'Super administrator' },
      description: 'Holds every route and element.',
      dataScope: 'all',
      approvalLimit: 100_000_000,
    })
    if (config.demo) await addDemo(tx, registry, (account) => add({ ...account, mayTakeOver: isOfDemo }))
    // What the database is about to keep only the file tells: it comes first, and of a start cut short between it is made again.
    if (made.length > 0) await keepSignIns(config, made)
    return made
  })
}

async function addDemo(
  tx: Tx,
  registry: Registry,
  add: (account: Omit<WantedAccount, 'mayTakeOver'>) => Promise<void>,
): Promise<void> {
  for (const demo of demoAccounts) {
    const roleId = await ensureRole(tx, undefined, demo.role)
    const { username, realName, country } = demo
    await add({
      ...{ username, realName, roleId, isForOnce: false, makePassword: generatePassword },
      ...(country && { country }),
    })
  }
  await grantRoles(tx, registry)
}

/** @throws where `ADMIN_PASSWORD` breaks the rules that hold for everybody's password */
function firstPassword({ adminPassword }: Config): string {
  if (adminPassword === undefined) return generatePassword()
  const broken = brokenRule(adminPassword)
  if (broken === undefined) return adminPassword
  throw new Error(`ADMIN_PASSWORD cannot be used: ${caption('en', broken)} Set another one, or none to have one made.`)
}

/** The areas of an account: those of the general group that hold a country, all where none is named. */
async function areasOf(tx: Tx, country: string | undefined): Promise<readonly number[]> {
  if (country === undefined) return [-1]
  const { rows } = await sql<{
    id: number
  }>`select a.id from area_config a join country c on c.id = any(a.countries)
    where a."group" = 'general' and c.iso_code = ${country}`.execute(tx)
  return rows.map(({ id }) => id)
}
