import { sql } from 'kysely'
import * as calls from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import { serve } from '../../pipeline/serve'

/** How many are shown under the bell. */
const maxShown = 10

/** The account's own notices: the latest, and how many are unread. */
export const myNotices = serve(calls.myNotices, {
  id: 'staffNotice.mine',
  guard: 'signedIn',
  run: async ({ account, db }) => {
    const unread = await sql<{
      count: number
    }>`select count(*) as count from staff_notice where account = ${account.id} and state = 'unread'`.execute(db)
    const latest = await sql<
      Answer<typeof calls.myNotices>['notices'][number]
    >`select id, kind, title, body, link, urgent, state, created_at as "createdAt" from staff_notice
      where account = ${account.id} order by created_at desc, id desc limit ${maxShown}`.execute(db)
    return { unread: Number(unread.rows[0]?.count ?? 0), notices: latest.rows }
  },
})

/** Marks notices of one's own as read: those named, else all. Nobody else is concerned, so no audit entry says so. */
export const readNotices = serve(calls.readNotices, {
  id: 'staffNotice.read',
  guard: 'signedIn',
  run: async ({ account, db }, { ids }) => {
    const isMeant = ids ? sql<boolean>`id = any(${ids})` : sql<boolean>`true`
    await sql`update staff_notice set state = 'read', read_at = now(), version = version + 1, updated_at = now()
      where account = ${account.id} and state = 'unread' and ${isMeant}`.execute(db)
    return null
  },
})
