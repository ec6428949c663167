import { sql } from 'kysely'
import * as calls from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import accountEntity from '../../../entities/staff-manage/account'
import staffSession from '../../../entities/staff-manage/staff-session'
import { endSessions } from '../../domain/staff/end-sessions'
import { forgetPlaces } from '../../domain/staff/known-places'
import { openSessions } from '../../domain/staff/own-sessions'
import { notFound } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** How many are shown. */
const maxShown = 50

/** The sessions of the account that asks, the open ones first; `current` is the one that asks. */
export const ownSessions = serve(calls.ownSessions, {
  id: 'staffSession.mine',
  guard: 'signedIn',
  run: async ({ account, db }) => {
    const { rows } = await sql<
      Answer<typeof calls.ownSessions>[number]
    >`select s.id, s.started_at as "startedAt", s.last_seen_at as "lastSeenAt", s.ip, s.device,
        s.factor, s.risk, s.state, s.ended_at as "endedAt", s.end_reason as "endReason", c.name as country,
        s.id = ${account.sessionId} as current
      from staff_session s left join country c on c.id = s.country
      where s.account = ${account.id} and s.started_at > now() - interval '30 days'
      order by s.state, s.last_seen_at desc nulls last limit ${maxShown}`.execute(db)
    return rows
  },
})

/** Ends one session of the account that asks. */
export const endOwnSession = serve(calls.endOwnSession, {
  id: 'staffSession.endMine',
  guard: 'signedIn',
  audit: { kind: 'signIn', code: 'endSession', entity: staffSession.name },
  run: async (context, { id }) => {
    const [session] = await context.records.where(staffSession, { id, account: context.account.id, state: 'active' })
    if (!session) throw notFound(staffSession.name, id)
    await endSessions(context, [session], 'forced')
    return {}
  },
})

/** "The last sign-in was not me": every session ends, and the next sign-in asks for a new password. */
export const notMe = serve(calls.notMe, {
  id: 'account.notMe',
  guard: 'signedIn',
  audit: { kind: 'signIn', code: 'notMe', entity: accountEntity.name, danger: true },
  run: async (context) => {
    const account = await context.records.get(accountEntity, context.account.id)
    await context.records.update(accountEntity, account, { mustChangePassword: true })
    await endSessions(context, await openSessions(context), 'forced')
    await forgetPlaces(context.db, account.id)
    return {}
  },
})
