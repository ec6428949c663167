import { sql } from 'kysely'
import element from '../../../entities/staff-manage/element'
import menu from '../../../entities/staff-manage/menu'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { declaredMenus } from './declared-menus'

/** The tree is shown three levels deep. */
const levels = 3

/** What a role holds keeps its code and stays: who has the right would change without a change of the role. */
export const menuRules = defineRules(menu, {
  beforeSave: async (context, draft, current) => {
    if (current && draft.code !== undefined && draft.code !== current.code)
      await guardCode(context, 'menus', current.id)
    if (draft.parentId) await guardPlace(context, draft.parentId, current?.id)
    if (draft.roles && draft.roles.length > 0) guardRoles(context, draft.code ?? current?.code)
  },
  may: async (context, verb, row) => {
    if (verb !== 'delete') return true
    if (isDeclaredMenu(context, row.code)) return 'staff-manage.menu-tree.declared'
    return !(await isHeld(context, 'menus', row.id)) || 'staff-manage.menu-tree.held'
  },
})

export const elementRules = defineRules(element, {
  beforeSave: async (context, draft, current) => {
    if (current && draft.code !== undefined && draft.code !== current.code)
      await guardCode(context, 'elements', current.id)
  },
  may: async (context, verb, row) => verb !== 'delete' || mayDeleteElement(context, row),
})

/** Whether an element can go: true, or the caption id of what keeps it. One that the build declares would come back. */
export async function mayDeleteElement(context: Context, row: Row<typeof element>): Promise<true | string> {
  if (row.createdBy === null && row.orphan !== true) return 'staff-manage.menu-tree.elementDeclared'
  return !(await isHeld(context, 'elements', row.id)) || 'staff-manage.menu-tree.held'
}

/** Whether the running build declares an entry: deleted, it would come back with the next start. */
function isDeclaredMenu({ services: { registry } }: Context, code: string): boolean {
  return declaredMenus(registry).some((declared) => declared.code === code)
}

/** @throws A0400 where roles are named for a page that everybody may open: its calls ask for no right */
function guardRoles({ services: { registry } }: Context, code: string | undefined): void {
  const page = [...registry.pages.values()].find(({ permission }) => permission === code)?.page
  if (page?.access === 'signedIn' || page?.access === 'anyone') throw badField('roles', 'staff-manage.menu-tree.forAll')
}

async function guardCode(context: Context, list: 'menus' | 'elements', id: number): Promise<void> {
  if (await isHeld(context, list, id)) throw badField('code', 'staff-manage.menu-tree.held')
}

async function isHeld({ db }: Context, list: 'menus' | 'elements', id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from role where ${id} = any(${sql.ref(list)}) limit 1`.execute(db)
  return rows.length > 0
}

/** @throws A0400 where an entry would be under itself, or deeper than the tree is shown */
async function guardPlace({ db }: Context, parent: number, own: number | undefined): Promise<void> {
  const { rows: above } = await sql<{ id: number }>`
    with recursive line as (
      select id, parent_id, 1 as depth from menu where id = ${parent}
      union all
      select menu.id, menu.parent_id, depth + 1 from menu join line on menu.id = line.parent_id where depth < 10
    ) select id from line`.execute(db)
  if (above.some(({ id }) => id === own)) throw badField('parentId', 'staff-manage.menu-tree.underItself')
  const below = own === undefined ? 1 : await heightOf(db, own)
  if (above.length + below > levels) throw badField('parentId', 'staff-manage.menu-tree.tooDeep', { levels })
}

/** How many levels an entry takes with all that is under it. */
async function heightOf(db: Context['db'], id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive branch as (
      select id, 1 as depth from menu where id = ${id}
      union all
      select menu.id, depth + 1 from menu join branch on menu.parent_id = branch.id where depth < 10
    ) select max(depth)::int as height from branch`.execute(db)
  return rows[0]?.height ?? 1
}
