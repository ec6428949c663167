import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperation } from '../../pipeline/operation'

/** How many are shown under the bell. */
const mostShown = 10

/** The account's own notices: the latest, and how many are unread. */
export const myNotices = defineOperation({
  id: 'staffNotice.mine',
  method: 'GET',
  url: '/auth/backend/staffNotice/mine',
  guard: 'signedIn',
  input: z.strictObject({}),
  run: async ({ account, db }) => {
    const unread = await sql<{
      count: number
    }>`select count(*) as count from staff_notice where account = ${account.id} and state = 'unread'`.execute(db)
    const latest =
      await sql`select id, kind, title, body, link, urgent, state, created_at as "createdAt" from staff_notice
      where account = ${account.id} order by created_at desc, id desc limit ${mostShown}`.execute(db)
    return { unread: Number(unread.rows[0]?.count ?? 0), notices: latest.rows }
  },
})

/** Marks notices of one's own as read: those named, else all. Nobody else is concerned, so no audit entry says so. */
export const readNotices = defineOperation({
  id: 'staffNotice.read',
  method: 'POST',
  url: '/auth/backend/staffNotice/read',
  guard: 'signedIn',
  input: z.strictObject({ ids: z.array(z.number().int()).max(500).optional() }),
  run: async ({ account, db }, { ids }) => {
    const isMeant = ids ? sql<boolean>`id = any(${ids})` : sql<boolean>`true`
    await sql`update staff_notice set state = 'read', read_at = now(), version = version + 1, updated_at = now()
      where account = ${account.id} and state = 'unread' and ${isMeant}`.execute(db)
  },
})
