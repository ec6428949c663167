import { addToGroup, removeFromGroup } from '../../../../commands/user-manage/user-list'
import userGroup from '../../../entities/user-group/user-group'
import userGroupMember from '../../../entities/user-group/user-group-member'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** Adds users to a fixed list by hand; they stay in whatever a rebuild says. */
export const addingToGroup = handle(addToGroup, {
  guard: async (context, { group }) => guardStatic(context, group),
  check: async (context, user, { group }) => {
    if (user.state === 'deleted') return 'user-manage.user-list.deleted'
    const [member] = await context.records.where(userGroupMember, { group, user: user.id })
    return member === undefined || 'user-manage.user-list.addToGroup.already'
  },
  run: async ({ records }, user, { group }) => {
    await records.insert(userGroupMember, { group, user: user.id, source: 'staff', pinnedIn: true })
  },
})

export const removingFromGroup = handle(removeFromGroup, {
  guard: async (context, { group }) => guardStatic(context, group),
  check: async (context, user, { group }) => {
    const [member] = await context.records.where(userGroupMember, { group, user: user.id })
    return member !== undefined || 'user-manage.user-list.removeFromGroup.notIn'
  },
  run: async ({ records }, user, { group }) => {
    for (const member of await records.where(userGroupMember, { group, user: user.id }))
      await records.remove(userGroupMember, member)
  },
})

/** @throws A0400 for a group that its rules build, or that is archived */
async function guardStatic({ records }: Context, id: number): Promise<void> {
  const group = await records.find(userGroup, id)
  if (!group) throw badField('group', 'error.noSuchRecord')
  if (group.kind !== 'static') throw badField('group', 'user-manage.groupByRules')
  if (group.state === 'archived') throw badField('group', 'user-manage.groupArchived')
}
