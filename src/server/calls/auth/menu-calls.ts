import { sql } from 'kysely'
import * as calls from '../../../calls/auth'
import element from '../../../entities/staff-manage/element'
import menu from '../../../entities/staff-manage/menu'
import { declaredMenus } from '../../domain/staff/declared-menus'
import { menuTree, readMenuLines } from '../../domain/staff/menu-items'
import { refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/** The whole menu, as those who arrange it or give rights see it. */
export const wholeMenuTree = serve(calls.wholeMenuTree, {
  id: 'menu.tree',
  choosing: true,
  guard: { anyOf: ['StaffManage:menuTree', 'StaffManage:rolePermission'] },
  run: async ({ db }) => menuTree(await readMenuLines(db)),
})

/** Deletes an entry with all that is under it, and their elements; `parentId` is that of the entry itself. */
export const deleteBranch = serve(calls.deleteBranch, {
  id: 'menu.deleteBranch',
  guard: { anyOf: ['StaffManage:menuTree.delete'] },
  reword: ({ id: own, menuId, ...rest }) => ({ parentId: own ?? menuId, ...rest }),
  audit: { kind: 'delete', code: 'StaffManage:menuTree.delete', entity: menu.name, danger: true },
  run: async (context, { parentId }) => {
    await context.records.get(menu, parentId)
    const branch = await branchOf(context, parentId)
    await guardBranch(context, branch)
    const elements = await context.records.where(element, { menu: branch }, 5_000)
    for (const each of elements) await context.records.remove(element, each)
    // Those that stand deepest go first.
    for (const each of branch.toReversed()) await context.records.remove(menu, await context.records.get(menu, each))
    return { menus: branch.length, elements: elements.length }
  },
})

/** The entry and those below it, from the top down. */
async function branchOf({ db }: Context, top: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive branch as (
      select id, 1 as depth from menu where id = ${top}
      union all
      select menu.id, depth + 1 from menu join branch on menu.parent_id = branch.id where depth < 10
    ) select id from branch order by depth, id`.execute(db)
  return rows.map((row) => Number(row.id))
}

/** @throws B01 where the running build declares an entry of the branch, or a role holds one or one of its elements */
async function guardBranch({ db, services }: Context, branch: readonly number[]): Promise<void> {
  const ids = [...branch]
  const { rows: entries } = await sql<{ code: string }>`select code from menu where id = any(${ids}::bigint[])`.execute(
    db,
  )
  const declared = new Set(declaredMenus(services.registry).map(({ code }) => code))
  if (entries.some(({ code }) => declared.has(code))) throw refused('staff-manage.menu-tree.declared')
  const { rows: holders } = await sql`select 1 from role where menus && ${ids}::bigint[]
    or elements && array(select id from element where menu = any(${ids}::bigint[])) limit 1`.execute(db)
  if (holders.length > 0) throw refused('staff-manage.menu-tree.held')
}
