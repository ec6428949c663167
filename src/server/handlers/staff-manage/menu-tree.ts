import { sql } from 'kysely'
import * as commands from '../../../../commands/staff-manage/menu-tree'
import element from '../../../entities/staff-manage/element'
import menu from '../../../entities/staff-manage/menu'
import role from '../../../entities/staff-manage/role'
import type { Row } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { declaredMenus } from '../../domain/staff/declared-menus'
import { mayDeleteElement } from '../../domain/staff/menu-rules'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'

type Entry = Row<typeof menu>

/** Between the numbers of two entries, so that what a later build declares finds room. */
const gap = 10

export default handlers(commands, {
  /** Puts an entry at a place among its like; those that have to make room are changes of their own. */
  place: {
    undo: 'image',
    run: async (context, row, { parentId, position }) => {
      const { records } = context
      const parent = parentId ?? null
      if (parent !== row.parentId) await saveWithRules(context, menu, row, { parentId: parent })
      const moved = await records.get(menu, row.id)
      const others = (await siblings(context, parent)).filter(({ id }) => id !== row.id)
      const inOrder = [...others.slice(0, position - 1), moved, ...others.slice(position - 1)]
      for (const [index, each] of inOrder.entries())
        if (each.order !== (index + 1) * gap) await records.update(menu, each, { order: (index + 1) * gap })
    },
  },

  /** Gives entries what the build declares of them. */
  reset: {
    check: ({ services: { registry } }, { code }) =>
      Promise.resolve(
        declaredMenus(registry).some((declared) => declared.code === code) || 'staff-manage.menu-tree.handmade',
      ),
    run: async (context, row) => {
      const declared = declaredMenus(context.services.registry).find(({ code }) => code === row.code)
      if (!declared) return
      const { code: _code, kind: _kind, section, ...values } = declared
      const [above] = section === null ? [] : await context.records.where(menu, { code: section })
      await saveWithRules(context, menu, row, { ...values, parentId: above?.id ?? null, roles: [] })
    },
  },

  /** Takes away an element that was made by hand, or that no build declares any more. */
  deleteElement: {
    check: mayDeleteElement,
    run: async ({ records }, row) => records.remove(element, row),
  },

  /** The roles that hold a page, with how many people hold them. */
  holders: {
    undo: 'never',
    run: async ({ db, records }, { id }): Promise<Findings> => {
      const { rows } = await sql<{
        id: number
      }>`select id from role where ${id} = any(menus) order by id limit 200`.execute(db)
      const found = rows.length === 0 ? [] : await records.where(role, { id: rows.map((row) => Number(row.id)) })
      return {
        findings: found.map((each) => ({
          caption: 'staff-manage.menu-tree.holders.role',
          params: { name: records.labelOf(role, each) },
          value: each.memberCount ?? 0,
          to: `/staff-manage/role-permission/${each.id}` as const,
        })),
      }
    },
  },
})

/** The entries under one, or at the top, in their order. */
async function siblings({ records }: Context, parent: number | null): Promise<Entry[]> {
  const all = await records.where(menu, { parentId: parent })
  return all.filter(({ orphan }) => orphan !== true).sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
}
