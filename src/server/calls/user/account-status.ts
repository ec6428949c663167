import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { inOwnWords } from '../../operations/own-words'
import { serve } from '../../pipeline/serve'

type AccountStatus = Answer<typeof calls.getAccountStatus>[string]

/** Tells by user id what holds now, judged by the clock: a ban that is over is no ban, though nothing has swept it yet. */
export const getAccountStatus = serve(calls.getAccountStatus, {
  id: 'user.accountStatus',
  about: { entity: user, by: 'ids' },
  guard: { anyOf: ['UserManage:userList', 'UserManage:userDetail', 'UserManage:userBlackList'] },
  reword: (body) => inOwnWords(user, {}, body),
  run: async ({ db, now }, { id, ids }) => {
    const asked = [...(ids ?? []), ...(id === undefined ? [] : [id])]
    const { rows } = await sql<StoredStatus>`
      select u.id, u.state, u.delete_at, coalesce(jsonb_agg(jsonb_build_object(
          'scope', b.scope,
          'until', to_char(b.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by b.scope) filter (where b.id is not null), '[]') as bans
      from "user" u
      left join blacklist_entry b on b."user" = u.id and b.state = 'active'
        and (b.expires_at is null or b.expires_at > ${now.toISOString()})
      where u.id = any(${asked}) group by u.id`.execute(db)
    return Object.fromEntries(rows.map((row) => [row.id, statusOf(row)]))
  },
})

interface StoredStatus {
  id: number
  state: AccountStatus['state']
  delete_at: string | null
  bans: AccountStatus['bans']
}

function statusOf({ state, delete_at, bans }: StoredStatus): AccountStatus {
  const login = bans.find(({ scope }) => scope === 'login')
  const otherwise = delete_at === null ? 'normal' : 'deleting'
  return {
    state: state === 'deleted' ? state : login ? 'disabled' : otherwise,
    disabledUntil: login?.until ?? null,
    bans,
  }
}
