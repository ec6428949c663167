import { sql } from 'kysely'
import { traceUser } from '../../../../commands/service-manage/send-list'
import user from '../../../entities/user-manage/user'
import type { Findings } from '../../../schema/findings'
import { ALL_AREAS } from '../../../fields/areas/field'
import { caption } from '../../captions'
import { handle } from '../../operations/handler'

/** Whether a user was meant by a sending: named, in one of its groups, in its areas and on its clients. */
export const tracingSending = handle(traceUser, {
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
})
