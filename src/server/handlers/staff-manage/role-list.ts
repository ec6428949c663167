import { sql } from 'kysely'
import * as commands from '../../../../commands/staff-manage/role-list'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import type { Args } from '../../../schema/command'
import type { Row } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { roleMatrix } from '../../domain/staff/role-matrix'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { isSaveForTwo } from '../../operations/judged-save'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Membership = Args<typeof commands.addMembers | typeof commands.removeMembers>

export default handlers(commands, {
  exportMatrix: {
    undo: 'never',
    runTogether: async (context, roles) => ({
      taskId: await requestOwnExport(context, roleMatrix, {
        title: caption(context.language, 'staff-manage.role-list.exportMatrix'),
        page: '/staff-manage/role-list',
        params: { roles: roles.map(({ id }) => id) },
      }),
    }),
  },

  addMembers: membership((held, id) => [...new Set([...held, id])]),
  removeMembers: membership((held, id) => held.filter((each) => each !== id)),

  /** The codes that some of the roles hold and others lack, with those that hold them. */
  compare: {
    undo: 'never',
    runTogether: async ({ db, records }, roles): Promise<Findings> => {
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
  },
})

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
