import { sql } from 'kysely'
import type { save } from '../../../../commands/staff-manage/role-permission/[roleId]'
import element from '../../../entities/staff-manage/element'
import role from '../../../entities/staff-manage/role'
import { type Args } from '../../../schema/command'
import type { Row } from '../../../schema/entity'
import { rightsBeyond, type Beyond } from '../../access/authority'
import { saveWithRules } from '../../operations/standard-handlers'
import { staleRecord } from '../../base/errors'
import { type Context } from '../../pipeline/operation'

type Role = Row<typeof role>

/** @throws B01 with the newer role where somebody else has changed it meanwhile */
export async function write(
  context: Context,
  row: Role,
  { of, menus, elements }: Omit<Args<typeof save>, 'reason'>,
): Promise<void> {
  if (row.version !== of) throw staleRecord(row)
  const held = menus ?? []
  const own = await ofPages(context, elements ?? [], held)
  const dangerous = await context.records.where(element, { id: own, danger: true }, own.length)
  await saveWithRules(context, role, row, {
    menus: held,
    elements: own,
    codeCount: held.length + own.length,
    dangerCount: dangerous.length,
  })
}

/** An element counts only with its page: those of pages that the role does not hold are left out. */
async function ofPages({ db }: Context, elements: readonly number[], menus: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from element
    where id = any(${[...elements]}::bigint[]) and menu = any(${[...menus]}::bigint[]) order by id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** What a role would get beyond what its editor holds; what it has already stays. */
export function addsBeyond(
  context: Context,
  row: Role,
  { menus, elements }: Pick<Args<typeof save>, 'menus' | 'elements'>,
): Promise<Beyond | undefined> {
  const added = (wanted: readonly number[] | null, held: readonly number[] | null) =>
    (wanted ?? []).filter((id) => !(held ?? []).includes(id))
  return rightsBeyond(context, added(menus, row.menus), added(elements, row.elements))
}

export async function addsDanger(
  { records }: Context,
  row: Role,
  { elements }: Pick<Args<typeof save>, 'elements'>,
): Promise<boolean> {
  const added = (elements ?? []).filter((id) => !(row.elements ?? []).includes(id))
  if (added.length === 0) return false
  return (await records.where(element, { id: added, danger: true }, 1)).length > 0
}
