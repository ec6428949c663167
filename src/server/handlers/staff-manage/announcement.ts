import { sql } from 'kysely'
import * as commands from '../../../../commands/staff-manage/announcement'
import account from '../../../entities/staff-manage/account'
import staffAnnouncement from '../../../entities/staff-manage/staff-announcement'
import staffAnnouncementAck from '../../../entities/staff-manage/staff-announcement-ack'
import { ALL_AREAS } from '../../../fields/areas/field'
import { pickCaption } from '../../../fields/format'
import { plainText } from '../../../fields/richText/markup'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { leaveNotices } from '../../events/notify'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Announcement = Row<typeof staffAnnouncement>

/** As much of the text as a notice holds. */
const longestBody = 500

export default handlers(commands, {
  publish: {
    run: async (context, row) => {
      const audience = (await meant(context, row)).length
      await context.records.update(staffAnnouncement, row, {
        state: 'published',
        audience,
        ackCount: row.ackCount ?? 0,
      })
    },
  },

  acknowledge: {
    undo: 'never',
    check: async ({ records, account: own }, { id }) => {
      const [done] = await records.where(staffAnnouncementAck, { announcement: id, account: own.id }, 1)
      return done === undefined || 'staff-manage.announcement.acked'
    },
    run: async ({ records, account: own, now }, row) => {
      await records.insert(staffAnnouncementAck, {
        announcement: row.id,
        account: own.id,
        ackedAt: now.toISOString(),
      })
      const all = await records.where(staffAnnouncementAck, { announcement: row.id }, 10_000)
      await records.update(staffAnnouncement, row, { ackCount: all.length })
    },
  },

  remind: {
    undo: 'never',
    check: async (context, row) => (await open(context, row)).length > 0 || 'staff-manage.announcement.allAcked',
    run: async (context, row) => {
      const waiting = await open(context, row)
      await leaveNotices(
        context,
        waiting.map(({ id }) => id),
        {
          kind: 'announcement',
          caption: 'staff-manage.announcement.remind.notice',
          params: { title: pickCaption(row.title, context.language) },
          body: plainText(row.body).slice(0, longestBody),
          // Everybody may open it, and confirms there; the page of announcements is for who writes them.
          link: '/dashboard',
          urgent: row.kind === 'policy' || row.kind === 'incident',
        },
      )
      return { count: waiting.length }
    },
  },

  ackList: {
    undo: 'never',
    run: async (context, row): Promise<Findings> => {
      const acks = await context.records.where(staffAnnouncementAck, { announcement: row.id }, 10_000)
      const people = await context.records.where(account, { id: acks.map((ack) => ack.account) }, 10_000)
      const names = new Map(people.map(({ id, realName }) => [id, realName]))
      const done = acks.map((ack): Finding => ({
        caption: 'staff-manage.announcement.ackList.done',
        params: { name: names.get(ack.account) ?? `#${ack.account}` },
        value: `${ack.ackedAt.slice(0, 16).replace('T', ' ')} UTC`,
        tone: 'good',
      }))
      const waiting = (await open(context, row)).map(({ realName }): Finding => ({
        caption: 'staff-manage.announcement.ackList.open',
        params: { name: realName },
        tone: 'warn',
      }))
      return { findings: [...waiting, ...done] }
    },
  },
})

/** People at work whom an announcement is meant for, by their roles and areas. */
async function meant({ db }: Context, { roles, areas }: Announcement): Promise<{ id: number; realName: string }[]> {
  const all = !areas?.length || areas.includes(ALL_AREAS)
  const { rows } = await sql<{ id: number; realName: string }>`select id, real_name as "realName" from account
    where state = 'active' and employment <> 'service'
      and (${(roles ?? []).length === 0} or roles && ${[...(roles ?? [])]}::bigint[])
      and (${all} or ${ALL_AREAS} = any(areas) or areas && ${[...(areas ?? [])]}::bigint[])
    order by real_name, id limit 5000`.execute(db)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Those of them who have not confirmed. */
async function open(context: Context, row: Announcement): Promise<{ id: number; realName: string }[]> {
  const acks = await context.records.where(staffAnnouncementAck, { announcement: row.id }, 10_000)
  const done = new Set(acks.map((ack) => ack.account))
  return (await meant(context, row)).filter(({ id }) => !done.has(id))
}
