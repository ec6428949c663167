import { sql } from 'kysely'
import * as commands from '../../../../commands/service-manage/send-list'
import messageSend from '../../../entities/service-manage/message-send'
import user from '../../../entities/user-manage/user'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Findings } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { resendWork } from '../../domain/messages/resend-failed'
import { handlers } from '../../operations/handler'

/** Users who are not gone for good, and whom a sending reached neither in the inbox nor by its push. */
const unreached = sql<boolean>`u.id = i.user_id and u.state <> 'deleted' and (i.status = 'failed' or i.push_status = 'failed')`

export default handlers(commands, {
  /** Whether a user was meant by a sending: named, in one of its groups, in its areas and on its clients. */
  traceUser: {
    undo: 'never',
    run: async ({ db, records, language }, sending, args): Promise<Findings> => {
      const who = await records.get(user, args.user)
      const groups = [...(sending.userGroups ?? [])]
      const { rows } = await sql`select 1 from user_group_member where "user" = ${who.id} and not pinned_out
      and "group" = any(${groups}::bigint[]) limit 1`.execute(db)
      const areas = sending.areas ?? []
      const told = (holds: boolean) => ({
        value: caption(language, holds ? 'field.yes' : 'field.no'),
        tone: holds ? ('good' as const) : ('bad' as const),
      })
      return {
        findings: [
          {
            caption: 'service-manage.send-list.traceUser.state',
            value: caption(language, `messageSend.state.${sending.state}`),
          },
          ...(sending.audience === 'userIds'
            ? [{ caption: 'service-manage.send-list.traceUser.named', ...told((sending.users ?? []).includes(who.id)) }]
            : []),
          ...(sending.audience === 'userGroups'
            ? [{ caption: 'service-manage.send-list.traceUser.group', ...told(rows.length > 0) }]
            : []),
          {
            caption: 'service-manage.send-list.traceUser.area',
            ...told(areas.includes(ALL_AREAS) || areas.includes(who.area ?? 0)),
          },
          {
            caption: 'service-manage.send-list.traceUser.client',
            ...told((sending.clients ?? []).length === 0 || (sending.clients ?? []).includes(who.client ?? 0)),
          },
          { caption: 'service-manage.send-list.traceUser.normal', ...told(who.state === 'normal') },
        ],
      }
    },
  },

  /** What did not arrive is put into the inbox after all, and its push waits again. */
  resendFailed: {
    undo: 'never',
    check: async ({ db }, { id }) => {
      const { rows } = await sql`select 1 from message_inbox i, "user" u where i.send_id = ${id} and ${unreached}
      limit 1`.execute(db)
      return rows.length > 0 || 'service-manage.send-list.noneToReach'
    },
    run: async ({ db, records, services, now }, row) => {
      const at = now.toISOString()
      const { rows } = await sql<{ was: string }>`with late as (
        select i.user_id, i.status from message_inbox i, "user" u where i.send_id = ${row.id} and ${unreached} for update of i
      )
      update message_inbox i set status = 'delivered', reason = null, delivered_at = coalesce(delivered_at, ${at}),
        push_status = case when i.push_status = 'failed' then 'queued' else i.push_status end, push_reason = null,
        push_attempts = 0, push_due_at = case when i.push_status = 'failed' then ${at}::timestamptz else i.push_due_at end
      from late where i.send_id = ${row.id} and i.user_id = late.user_id returning late.status as was`.execute(db)
      const delivered = rows.filter(({ was }) => was === 'failed').length
      await records.update(messageSend, row, {
        sentCount: (row.sentCount ?? 0) + delivered,
        failCount: Math.max(0, (row.failCount ?? 0) - delivered),
      })
      await services.jobs.schedule({ db }, resendWork, { send: row.id }, now)
      return { count: rows.length }
    },
  },
})
