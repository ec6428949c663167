import { endSessions as endAccountSessions } from '../../../../commands/staff-manage/account-list'
import { addMembers, compare, removeMembers } from '../../../../commands/staff-manage/role-list'
import { holders } from '../../../../commands/staff-manage/menu-tree'
import { endAll, endAndDisable } from '../../../../commands/staff-manage/session-list'
import { sql } from 'kysely'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import staffSession from '../../../entities/staff-manage/staff-session'
import type { Args } from '../../../schema/command'
import type { Draft, Row } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import { isSaveForTwo } from '../../operations/judged-save'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { endEverySession } from './end-every-session'
import { endSessions } from './end-sessions'

export const endingAccountSessions = handle(endAccountSessions, {
  undo: 'never',
  run: async (context, { id }) =>
    endSessions(context, await context.records.where(staffSession, { account: id, state: 'active' }), 'forced'),
})

export const endingAndDisabling = handle(endAndDisable, {
  undo: 'never',
  check: async ({ account: own }, row) => row.account !== own.id || 'staff-manage.account-list.notYourOwn',
  needsSecond: async (context, row) =>
    isSaveForTwo(
      context,
      account,
      { state: 'disabled' } as Draft<typeof account>,
      await context.records.get(account, row.account ?? 0),
    ),
  run: async (context, row) => {
    const holder = await context.records.get(account, row.account ?? 0)
    if (holder.state === 'active' || holder.state === 'locked')
      await saveWithRules(context, account, holder, { state: 'disabled' })
    await endSessions(context, [row], 'disabled')
  },
})

/** Signs everybody out but the session that asks. */
export const endingAll = handlePage(endAll, {
  run: async (context) => ({ ended: await endEverySession(context) }),
})

export const addingMembers = handle(
  addMembers,
  membership((held, id) => [...new Set([...held, id])]),
)

export const removingMembers = handle(
  removeMembers,
  membership((held, id) => held.filter((each) => each !== id)),
)

type Membership = Args<typeof addMembers | typeof removeMembers>

/** Changes which roles accounts hold, where that makes a difference; a second person agrees where the accounts' rules ask for one. */
function membership(change: (held: readonly number[], role: number) => number[]) {
  const changed = async ({ records }: Context, role: number, { accounts }: Membership) =>
    (await records.where(account, { id: accounts })).flatMap((each) => {
      const roles = change(each.roles ?? [], role)
      return roles.length === (each.roles ?? []).length ? [] : [{ each, draft: { roles } }]
    })
  return {
    needsSecond: async (context: Context, { id }: Row<typeof role>, args: Membership) => {
      for (const { each, draft } of await changed(context, id, args))
        if (await isSaveForTwo(context, account, draft, each)) return true
      return false
    },
    run: async (context: Context, { id }: Row<typeof role>, args: Membership) => {
      for (const { each, draft } of await changed(context, id, args)) await saveWithRules(context, account, each, draft)
    },
  }
}

/** The codes that some of the roles hold and others lack, with those that hold them. */
export const comparingRoles = handleTogether(compare, {
  undo: 'never',
  run: async ({ db, records }, roles): Promise<Findings> => {
    if (roles.length < 2 || roles.length > 4) throw refused('staff-manage.role-list.compareTwoToFour')
    const { rows } = await sql<{
      code: string
      roles: number[]
    }>`select code, array_agg(role order by role) as roles from (
        select m.code, r.id as role from role r join menu m on m.id = any(r.menus) where r.id = any(${roles.map(({ id }) => id)}::bigint[])
        union all
        select e.code, r.id from role r join element e on e.id = any(r.elements) where r.id = any(${roles.map(({ id }) => id)}::bigint[])
      ) held group by code having count(*) < ${roles.length} order by code limit 2000`.execute(db)
    const names = new Map(roles.map((each) => [each.id, records.labelOf(role, each)]))
    return {
      findings: rows.map((row) => ({
        caption: 'staff-manage.role-list.compare.code',
        params: { code: row.code },
        value: row.roles.map((id) => names.get(Number(id)) ?? '').join(', '),
      })),
    }
  },
})

/** The roles that hold a page, with how many people hold them. */
export const tellingHolders = handle(holders, {
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
})
