import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Registry } from '../../schema/registry'
import { caption } from '../captions'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { brokenRule, generatePassword, hashPassword } from '../handlers/auth/passwords'
import { superRole } from '../pipeline/account'
import { demoAccounts, type DemoAccount } from './demo-accounts'
import { roleGrants } from './demo-grants'
import { includes, opens } from './demo-roles'
import { atBoot, transaction } from '../db/transaction'

/** An account as it is told to whoever starts the server. */
export interface SignIn {
  readonly username: string
  readonly password: string
}

type Tx = Transaction<Database>

/**
 * Makes sure that there is a way in: the super administrator `admin`, and the demo accounts where demo data is wanted.
 * Passwords are generated once and kept in the data folder, readable by its owner alone.
 * @returns the accounts made now or before, with the passwords they were made with
 */
export async function ensureAccounts(db: Kysely<Database>, registry: Registry, config: Config): Promise<SignIn[]> {
  const file = join(config.dataDir, 'accounts.json')
  const known = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as SignIn[],
    () => [],
  )
  const made = await transaction(db, atBoot, async (tx) => {
    const department = await departmentForNew(tx)
    const list: SignIn[] = []
    const add = async (
      { username, realName, country }: Pick<DemoAccount, 'username' | 'realName' | 'country'>,
      roleId: number,
      makePassword: () => string,
    ) => {
      const areas = await areasOf(tx, country)
      const password = await ensureAccount(tx, { username, realName, roleId, areas, department, makePassword })
      if (password !== undefined) list.push({ username, password })
    }
    await add({ username: 'admin', realName: 'Ann Admin' }, superRole, () => firstPassword(config))
    await ensureRole(tx, superRole, {
      code: 'super-admin',
      name: { zh_CN: '超级管理员', en: 'Super administrator' },
      description: 'Holds every route and element.',
      dataScope: 'all',
      approvalLimit: 100_000_000,
    })
    if (config.demo)
      for (const demo of demoAccounts) {
        const roleId = await ensureRole(tx, undefined, demo.role)
        await grant(tx, registry, roleId, demo)
        await add(demo, roleId, generatePassword)
      }
    if (config.demo) await grantRoles(tx, registry)
    return list
  })
  const all = [...known.filter(({ username }) => !made.some((each) => each.username === username)), ...made]
  if (made.length > 0) {
    await mkdir(config.dataDir, { recursive: true })
    await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
    await chmod(file, 0o600)
  }
  return all
}

/** @throws where `ADMIN_PASSWORD` breaks the rules that everybody's password is held to */
function firstPassword({ adminPassword }: Config): string {
  if (adminPassword === undefined) return generatePassword()
  const broken = brokenRule(adminPassword)
  if (broken === undefined) return adminPassword
  throw new Error(`ADMIN_PASSWORD cannot be used: ${caption('en', broken)} Set another one, or none to have one made.`)
}

/** The department of an account that nobody has put into one: it is required of every account, and an installation without dictionaries gets this one. */
export async function departmentForNew(tx: Kysely<Database>): Promise<number> {
  const constant = await sql<{
    id: number
  }>`insert into constant (key, title, module, kind, value_type, tree, enabled, version, created_at, updated_at)
    values ('department', ${JSON.stringify({ zh_CN: '部门', en: 'Department' })}, 'staff', 'business', 'string', false, true, 1, now(), now())
    on conflict (key) do update set key = excluded.key returning id`.execute(tx)
  const item = await sql<{
    id: number
  }>`insert into constant_item (constant, value, caption, "default", enabled, version, created_at, updated_at)
    values (${constant.rows[0]?.id}, 'engineering', ${JSON.stringify({ zh_CN: '技术', en: 'Engineering' })}, false, true, 1, now(), now())
    on conflict (constant, value) do update set value = excluded.value returning id`.execute(tx)
  return item.rows[0]?.id ?? 0
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

interface NewAccount {
  username: string
  realName: string
  roleId: number
  areas: readonly number[]
  department: number
  makePassword: () => string
}

/** @returns its password where the account was made or given its first one now */
async function ensureAccount(
  tx: Tx,
  { username, realName, roleId, areas, department, makePassword }: NewAccount,
): Promise<string | undefined> {
  const found = await sql<{ id: number; has_password: boolean }>`select a.id, c.account_id is not null as has_password
    from account a left join account_credential c on c.account_id = a.id where a.username = ${username}`.execute(tx)
  if (found.rows[0]?.has_password) return undefined
  const password = makePassword()
  const id =
    found.rows[0]?.id ??
    (
      await sql<{
        id: number
      }>`insert into account (username, real_name, email, department, employment, roles, areas, timezone, otp_on, must_change_password, failed_logins, state, version, created_at, updated_at)
        values (${username}, ${realName}, ${`${username}@iron-man.example`}, ${department}, 'employee', ${[roleId]}, ${areas}, 'Asia/Shanghai', false, false, 0, 'active', 1, now(), now()) returning id`.execute(
        tx,
      )
    ).rows[0]?.id
  await sql`update account set roles = ${[roleId]}, must_change_password = false, state = 'active' where id = ${id}`.execute(
    tx,
  )
  await tx
    .insertInto('account_credential')
    .values({ account_id: id, password_hash: await hashPassword(password), former_hashes: '[]' })
    .execute()
  return password
}

/** @returns the role's id */
async function ensureRole(
  tx: Tx,
  id: number | undefined,
  { code, name, description, dataScope, approvalLimit }: DemoAccount['role'],
): Promise<number> {
  const found = await sql<{
    id: number
  }>`select id from role where ${id === undefined ? sql`code = ${code}` : sql`id = ${id}`}`.execute(tx)
  if (found.rows[0]) return found.rows[0].id
  const owner = await sql<{ id: number }>`select id from account where username = 'admin'`.execute(tx)
  const made = await sql<{
    id: number
  }>`insert into role (${id === undefined ? sql`` : sql`id, `}code, name, description, owner, data_scope, currency, approval_limit, export_row_limit, requires_factor, built_in, enabled, version, created_at, updated_at)
    values (${id === undefined ? sql`` : sql`${id}, `}${code}, ${JSON.stringify(name)}, ${description}, ${owner.rows[0]?.id}, ${dataScope}, 'USD', ${approvalLimit}, 5000000, false, ${id === superRole}, true, 1, now(), now()) returning id`.execute(
    tx,
  )
  if (id !== undefined)
    await sql`select setval(pg_get_serial_sequence('role', 'id'), greatest((select max(id) from role), 1))`.execute(tx)
  return made.rows[0]?.id ?? 0
}

/** Gives the other roles of the demo theirs. */
async function grantRoles(tx: Tx, registry: Registry): Promise<void> {
  const { rows } = await sql<{
    id: number
    code: string
  }>`select id, code from role where code = any(${Object.keys(roleGrants)})`.execute(tx)
  for (const { id, code } of rows) {
    const grants = roleGrants[code] ?? []
    await grant(tx, registry, id, {
      mayOpen: (page) => opens(grants, page),
      mayRun: (right) => includes(grants, right),
    })
  }
}

/** Gives a demo role its rights, once: what staff change afterwards stands. */
async function grant(
  tx: Tx,
  registry: Registry,
  roleId: number,
  demo: Pick<DemoAccount, 'mayOpen' | 'mayRun'>,
): Promise<void> {
  const pages = [...registry.pages.values()].filter((page) => demo.mayOpen(page))
  const codes = [...registry.commands.values()]
    .filter((command) => pages.includes(command.page) && demo.mayRun(command))
    .map(({ permission }) => permission)
  const rights = pages.flatMap((page) =>
    (page.page.rights ?? []).filter((name) => demo.mayRun({ name, page })).map((name) => `${page.permission}.${name}`),
  )
  await sql`update role set
      version = version + 1,
      menus = array(select id from menu where code = any(${pages.map(({ permission }) => permission)}) order by id),
      elements = array(select id from element where code = any(${[...codes, ...rights]}) order by id),
      code_count = (select count(*) from element where code = any(${[...codes, ...rights]})),
      danger_count = (select count(*) from element where danger and code = any(${[...codes, ...rights]}))
    where id = ${roleId} and menus is null`.execute(tx)
}
