import { sql } from 'kysely'
import * as calls from '../../../calls/auth'
import type { Answer } from '../../../calls/define-call'
import role from '../../../entities/staff-manage/role'
import { unsaid } from '../../../schema/command'
import type { Entity, Row } from '../../../schema/entity'
import type { Captions } from '../../../schema/field'
import { isOwnRole } from '../../access/authority'
import { caption } from '../../base/captions'
import { menuTree, readMenuLines } from '../../domain/staff/menu-items'
import { addsBeyond, addsDanger, write } from '../../domain/staff/role-permissions'
import { usesOfRole } from '../../domain/staff/role-uses'
import { refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { requestApproval } from '../../run/approval-request'

type Rights = Answer<typeof calls.roleRights>

/** All pages and elements that there are, those that a role holds, and how often its members have used each recently. */
export const roleRights = serve(calls.roleRights, {
  id: 'role.rights',
  about: { entity: role, by: 'roleId' },
  guard: { anyOf: ['StaffManage:rolePermission'] },
  reword: ({ id, ...rest }) => (id === undefined ? rest : { roleId: id, ...rest }),
  run: async (context, { roleId }) => {
    const { db, records, services } = context
    const of = await records.get(role, roleId)
    const { rows: menus } = await sql<
      Rights['menus'][number]
    >`select id, id as "menuId", parent_id as "parentId", code, title, url, kind, hidden, orphan from menu
        where kind <> 'section' and not coalesce(orphan, false)
        order by "order" nulls last, id`.execute(db)
    const { rows: elements } = await sql<
      Rights['elements'][number]
    >`select id, id as "elementId", menu, code, title, kind, danger, money from element
      where not coalesce(orphan, false) order by "order" nulls last, id`.execute(db)
    return {
      role: { ...of, menus: undefined, elements: undefined },
      held: { menus: of.menus ?? [], elements: of.elements ?? [] },
      sections: sectionsOf(services),
      menus,
      elements,
      tree: menuTree(await readMenuLines(db)),
      // A code that nobody of a role has used for long may be dropped from it.
      uses: await usesOfRole(db, roleId, context.now),
    }
  },
})

/**
 * The same for callers who name no command, over the role as it is. What is dangerous waits for a second person, as in the
 * console.
 */
export const addRoleMenu = serve(calls.addRoleMenu, {
  id: 'role.addRoleMenu',
  about: { entity: role, by: 'roleId' },
  guard: { anyOf: ['StaffManage:rolePermission.save'] },
  reword: ({ id, menus, elements, ...rest }) => ({
    ...(id !== undefined && { roleId: id }),
    ...(menus !== undefined && { menuIds: menus }),
    ...(elements !== undefined && { elementIds: elements }),
    ...rest,
  }),
  why: 'reason',
  audit: { kind: 'permission', code: 'StaffManage:rolePermission.save', entity: role.name, danger: true },
  run: async (context, { roleId, menuIds, elementIds, of, reason }) => {
    const row = await context.records.get(role, roleId)
    if (row.builtIn) throw refused('staff-manage.role-permission.builtIn')
    const args = {
      of: of ?? row.version,
      menus: menuIds,
      elements: elementIds ?? row.elements ?? [],
      reason: reason ?? unsaid,
    }
    const beyond = await addsBeyond(context, row, args)
    if (beyond) throw refused(beyond.caption, beyond.params)
    const name = (await addsDanger(context, row, args)) ? 'saveDangerous' : 'save'
    const info = context.services.registry.commands.get(`staff-manage.role-permission.${name}`)
    if (info && (name === 'saveDangerous' || isOwnRole(context.account, row.id))) {
      const record = { id: row.id, title: context.records.labelOf(role, row), row: row as unknown as Row<Entity> }
      return { approvalIds: [await requestApproval(context, info, record, args)] }
    }
    await write(context, row, args)
    const saved = await context.records.get(role, roleId)
    return { id: roleId, roleId, version: saved.version }
  },
})

/** The sections with the codes of their pages: two sections may share a code. */
function sectionsOf({
  registry,
}: Context['services']): { id: string; code: string; title: Captions; pages: string[] }[] {
  return [...registry.sections.values()]
    .sort((one, other) => one.section.menu - other.section.menu)
    .map(({ id, section }) => ({
      id,
      code: section.code,
      pages: [...registry.pages.values()].filter((page) => page.section.id === id).map(({ permission }) => permission),
      title: { zh_CN: caption('zh', id), en: caption('en', id) } as Captions,
    }))
}
