import { sql } from 'kysely'
import element from '../../../entities/staff-manage/element'
import menu from '../../../entities/staff-manage/menu'
import { defineRules } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** The tree is shown three levels deep. */
const levels = 3

/** What a role holds keeps its code and stays: who has the right would change without a change of the role. */
export const menuRules = defineRules(menu, {
  beforeSave: async (context, draft, current) => {
    if (current && draft.code !== undefined && draft.code !== current.code)
      await guardCode(context, 'menus', current.id)
    if (draft.parentId) await guardPlace(context, draft.parentId, current?.id)
  },
  may: async (context, verb, row) =>
    verb !== 'delete' || !(await isHeld(context, 'menus', row.id)) || 'staff-manage.menu-tree.held',
})

export const elementRules = defineRules(element, {
  beforeSave: async (context, draft, current) => {
    if (current && draft.code !== undefined && draft.code !== current.code)
      await guardCode(context, 'elements', current.id)
  },
  may: async (context, verb, row) =>
    verb !== 'delete' || !(await isHeld(context, 'elements', row.id)) || 'staff-manage.menu-tree.held',
})

async function guardCode(context: Context, list: 'menus' | 'elements', id: number): Promise<void> {
  if (await isHeld(context, list, id)) throw badField('code', 'staff-manage.menu-tree.held')
}

async function isHeld({ db }: Context, list: 'menus' | 'elements', id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from role where ${id} = any(${sql.ref(list)}) limit 1`.execute(db)
  return rows.length > 0
}

/** @throws A0400 where an entry would stand under itself, or deeper than the tree is shown */
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

/** How many levels an entry takes with all that stands under it. */
async function heightOf(db: Context['db'], id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive branch as (
      select id, 1 as depth from menu where id = ${id}
      union all
      select menu.id, depth + 1 from menu join branch on menu.parent_id = branch.id where depth < 10
    ) select max(depth)::int as height from branch`.execute(db)
  return rows[0]?.height ?? 1
}
