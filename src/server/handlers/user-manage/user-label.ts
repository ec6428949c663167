import { sql } from 'kysely'
import * as commands from '../../../../commands/user-manage/user-label'
import user from '../../../entities/user-manage/user'
import type userLabel from '../../../entities/user-manage/user-label'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { checkList, ensureList } from '../../domain/messages/user-list'
import { guardEnd } from '../../domain/users/ban-rights'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Label = Row<typeof userLabel>

/** More users than this take an import of the members' own list, which runs by itself. */
const most = 5_000

export default handlers(commands, {
  /** The users of a file get a label, lose it, or are from then on all that have it; says which lines nobody has. */
  importMembers: {
    undo: 'image',
    guard: (context, { expiresAt }) => Promise.resolve(guardEnd(context.now, expiresAt)),
    run: async (context, label, { file, mode, expiresAt }): Promise<Findings> => {
      const { db, services } = context
      await ensureList(db, services, file, 'file')
      const { duplicates, unknown, examples } = await checkList(db, file)
      const listed = await idsOf(context, file)
      const held = await membersOf(context, label.id)
      const gone = mode === 'add' ? [] : held.filter((each) => listed.has(each.user) === (mode === 'remove'))
      const bearers = new Set(held.map((each) => each.user))
      const fresh = mode === 'remove' ? [] : [...listed].filter((id) => !bearers.has(id))
      await take(context, label, gone)
      await give(context, label, fresh, expiresAt)
      await count(context, label)
      return {
        findings: [
          told('added', fresh.length),
          told('removed', gone.length),
          ...(duplicates > 0 ? [told('repeated', duplicates)] : []),
          ...(unknown > 0 ? [{ ...told('unknown', unknown), value: examples.join(', '), tone: 'warn' as const }] : []),
        ],
      }
    },
  },

  clearMembers: {
    undo: 'image',
    check: async (context, { id }) => {
      const [one] = await context.records.where(userLabelMember, { label: id }, 1)
      return one !== undefined || 'user-manage.user-label.nobody'
    },
    run: async (context, label) => {
      const held = await membersOf(context, label.id)
      await take(context, label, held)
      await count(context, label)
      return { count: held.length }
    },
  },
})

async function membersOf({ records }: Context, label: number) {
  const held = await records.where(userLabelMember, { label }, most + 1)
  if (held.length > most) throw refused('error.tooManyTogether', { max: most })
  return held
}

/** The users whose numbers are in a file that was read before. @throws A0400 for too many of them */
async function idsOf({ db }: Context, file: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select u.id from push_list_member m
    join "user" u on u.display_id = m.display_id where m.file = ${file} and u.state <> 'deleted'
    limit ${most + 1}`.execute(db)
  if (rows.length > most) throw badField('file', 'error.tooMany', { max: most })
  return new Set(rows.map(({ id }) => Number(id)))
}

async function give({ records, now }: Context, label: Label, users: readonly number[], end: string | null) {
  const usual = label.validDays === null ? null : new Date(now.getTime() + label.validDays * dayMs).toISOString()
  for (const id of users) {
    await records.insert(userLabelMember, { label: label.id, user: id, source: 'import', expiresAt: end ?? usual })
    const bearer = await records.get(user, id)
    await records.update(user, bearer, { labels: [...new Set([...(bearer.labels ?? []), label.id])] })
  }
}

async function take({ records }: Context, label: Label, members: readonly Row<typeof userLabelMember>[]) {
  for (const member of members) {
    await records.remove(userLabelMember, member)
    const bearer = await records.find(user, member.user)
    if (bearer)
      await records.update(user, bearer, { labels: (bearer.labels ?? []).filter((held) => held !== label.id) })
  }
}

async function count({ db }: Context, { id }: Label): Promise<void> {
  await sql`update user_label set member_count = (select count(*) from user_label_member where label = ${id})
    where id = ${id}`.execute(db)
}

function told(what: string, value: number): Finding {
  return { caption: `user-manage.user-label.importMembers.${what}`, value }
}
