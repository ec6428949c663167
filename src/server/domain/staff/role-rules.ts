import { sql } from 'kysely'
import role from '../../../entities/staff-manage/role'
import { isOwnRole, limitsBeyond, rolesBeyond, type Limits } from '../../access/authority'
import type { Draft, Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { membersOf } from './members-of'

/** What holds whoever changes a role. */
export const roleRules = defineRules(role, {
  beforeSave: async (context, draft, current) => {
    if (current?.builtIn) throw refused('staff-manage.role-list.builtIn')
    const beyond =
      (await limitsBeyond(context, changedLimits(draft, current))) ??
      (current && (await rolesBeyond(context, [current.id])))
    if (beyond) throw refused(beyond.caption, beyond.params)
    if (draft.exclusiveWith) await guardExclusive(context, current?.id, draft.exclusiveWith)
  },
  needsSecond: ({ account }, _draft, current) => Promise.resolve(current !== null && isOwnRole(account, current.id)),
  may: async ({ db }, verb, row) => {
    if (row.builtIn) return 'staff-manage.role-list.builtIn'
    if (verb !== 'delete') return true
    return (await membersOf(db, row.id)).length === 0 || 'staff-manage.role-list.hasMembers'
  },
})

/** What a save sets of a role's limits; a new role has those that it does not name from its declaration. */
function changedLimits(draft: Draft<typeof role>, current: Row<typeof role> | null): Partial<Limits> {
  const { dataScope, approvalLimit, exportRowLimit, currency } = draft
  return {
    ...(dataScope && { dataScope }),
    ...(approvalLimit && { approvalLimit, currency: currency ?? current?.currency ?? 'USD' }),
    ...(exportRowLimit && { exportRowLimit }),
  }
}

/** @throws A0400 with the names of those who hold two roles that would exclude each other */
async function guardExclusive({ db }: Context, own: number | undefined, others: readonly number[]): Promise<void> {
  if (own === undefined || others.length === 0) return
  if (others.includes(own)) throw badField('exclusiveWith', 'staff-manage.role-list.exclusiveSelf')
  const { rows } = await sql<{ realName: string }>`select real_name as "realName" from account
    where ${own} = any(roles) and roles && ${[...others]}::bigint[] order by id limit 5`.execute(db)
  if (rows.length > 0)
    throw badField('exclusiveWith', 'staff-manage.role-list.exclusiveHeld', {
      names: rows.map(({ realName }) => realName).join(', '),
    })
}
