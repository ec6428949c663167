import { sql } from 'kysely'
import * as commands from '../../../../commands/user-group/manage'
import userGroup from '../../../entities/user-group/user-group'
import userGroupMember from '../../../entities/user-group/user-group-member'
import type { Finding, Findings } from '../../../schema/findings'
import { buildGroup } from '../../domain/users/build-group'
import { count, type Group } from '../../domain/users/group-lists'
import { usersByDisplayId } from '../../domain/users/users-by-display-id'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  /** What moved too far to be taken over unseen is taken over after all. */
  acceptSize: {
    undo: 'never',
    run: async (context, group) => void (await buildGroup(context, group, true)),
  },

  /** Adds users to a fixed list by their numbers; says who was in it, and which numbers nobody has. */
  addUsers: {
    run: async (context, group, { displayIds }): Promise<Findings> => {
      const { users, unknown } = await usersByDisplayId(context, displayIds)
      const held = await membersAmong(
        context,
        group,
        users.map(({ id }) => id),
      )
      const inside = new Set(held.map((member) => member.user))
      const fresh = users.filter(({ id }) => !inside.has(id))
      for (const { id } of fresh)
        await context.records.insert(userGroupMember, { group: group.id, user: id, source: 'staff', pinnedIn: true })
      await count(context, group)
      return { findings: [told('added', fresh.length), told('already', inside.size), ...missing(unknown)] }
    },
  },

  removeUsers: {
    run: async (context, group, { displayIds }): Promise<Findings> => {
      const { users, unknown } = await usersByDisplayId(context, displayIds)
      const held = await membersAmong(
        context,
        group,
        users.map(({ id }) => id),
      )
      for (const member of held) await context.records.remove(userGroupMember, member)
      await count(context, group)
      return {
        findings: [told('removed', held.length), told('notIn', users.length - held.length), ...missing(unknown)],
      }
    },
  },

  /** Sizes, and how many users each two of the groups share. */
  compare: {
    undo: 'never',
    runTogether: async ({ db, records }, groups): Promise<Findings> => {
      if (groups.length < 2 || groups.length > 4) throw refused('user-group.manage.compareTwoToFour')
      const findings: Finding[] = groups.map((group) => ({
        caption: 'user-group.manage.compare.size',
        params: { name: records.labelOf(userGroup, group) },
        value: group.size ?? 0,
      }))
      for (const [index, one] of groups.entries())
        for (const other of groups.slice(index + 1)) {
          const { rows } = await sql<{ shared: number }>`select count(*)::int as shared from user_group_member a
          join user_group_member b on b."user" = a."user" and b."group" = ${other.id} and not b.pinned_out
          where a."group" = ${one.id} and not a.pinned_out`.execute(db)
          findings.push({
            caption: 'user-group.manage.compare.shared',
            params: { one: records.labelOf(userGroup, one), other: records.labelOf(userGroup, other) },
            value: rows[0]?.shared ?? 0,
          })
        }
      return { findings }
    },
  },

  /** The groups that a user is in. */
  findUser: {
    run: async ({ records }, { user }): Promise<Findings> => {
      const members = await records.where(userGroupMember, { user, pinnedOut: false })
      const groups = await records.where(userGroup, { id: members.map(({ group }) => group) })
      return {
        findings: groups.map((group) => ({
          caption: 'user-group.manage.findUser.group',
          params: { name: records.labelOf(userGroup, group) },
          value: group.code,
          to: `/user-group/members/${group.id}` as const,
        })),
      }
    },
  },
})

async function membersAmong({ records }: Context, { id }: Group, users: readonly number[]) {
  return users.length === 0 ? [] : records.where(userGroupMember, { group: id, user: users })
}

function told(what: string, value: number): Finding {
  return { caption: `user-group.manage.users.${what}`, value }
}

function missing(unknown: readonly string[]): Finding[] {
  if (unknown.length === 0) return []
  return [{ caption: 'user-group.manage.users.unknown', value: unknown.slice(0, 20).join(', '), tone: 'warn' }]
}
