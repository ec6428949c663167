import { sql, type Transaction } from 'kysely'
import type { Registry } from '../../schema/registry'
import type { Database } from '../db/database'
import { superRole } from '../access/account'
import type { DemoAccount } from '../demo/demo-accounts'
import { roleGrants } from '../demo/demo-grants'
import { includes, opens, type Grant } from '../demo/demo-roles'

type Tx = Transaction<Database>

/** Makes a role unless there is one. @returns its id */
export async function ensureRole(
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

/** Gives the roles of the demo their rights, once: what staff change afterwards stands. */
export async function grantRoles(tx: Tx, registry: Registry): Promise<void> {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from role
    where code = any(${Object.keys(roleGrants)}) and menus is null`.execute(tx)
  // To find out who may what takes a walk through all commands for each role: every start but the first goes without.
  if (rows.length === 0) return
  const known = await readRights(tx)
  for (const { id, code } of rows) await grant(tx, registry, known, id, roleGrants[code] ?? [])
}

/** The menus and rights of a database by their codes. */
interface KnownRights {
  readonly menus: ReadonlyMap<string, number>
  readonly elements: ReadonlyMap<string, { readonly id: number; readonly danger: boolean }>
}

/**
 * Reads them all: there are some thousands. To be asked for by as many codes a database may take its index for parts of texts, and
 * half a minute for each role.
 */
async function readRights(tx: Tx): Promise<KnownRights> {
  const menus = await sql<{ id: number; code: string }>`select id, code from menu`.execute(tx)
  const elements = await sql<{
    id: number
    code: string
    danger: boolean
  }>`select id, code, danger from element`.execute(tx)
  return {
    menus: new Map(menus.rows.map(({ id, code }) => [code, id])),
    elements: new Map(elements.rows.map(({ id, code, danger }) => [code, { id, danger }])),
  }
}

async function grant(
  tx: Tx,
  registry: Registry,
  known: KnownRights,
  roleId: number,
  grants: readonly Grant[],
): Promise<void> {
  const pages = [...registry.pages.values()].filter((page) => opens(grants, page))
  const codes = [...registry.commands.values()]
    .filter((command) => pages.includes(command.page) && includes(grants, command))
    .map(({ permission }) => permission)
  const rights = pages.flatMap((page) =>
    (page.page.rights ?? [])
      .filter((name) => includes(grants, { name, page }))
      .map((name) => `${page.permission}.${name}`),
  )
  const menus = knownOf(
    known.menus,
    pages.map(({ permission }) => permission),
  )
  const elements = knownOf(known.elements, [...codes, ...rights])
  await sql`update role set
      version = version + 1,
      menus = ${inOrder(menus)}::bigint[],
      elements = ${inOrder(elements.map(({ id }) => id))}::bigint[],
      code_count = ${elements.length},
      danger_count = ${elements.filter(({ danger }) => danger).length}
    where id = ${roleId} and menus is null`.execute(tx)
}

/** What is under the codes, each once. */
function knownOf<T>(known: ReadonlyMap<string, T>, codes: readonly string[]): T[] {
  return [...new Set(codes)].flatMap((code) => known.get(code) ?? [])
}

const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)
