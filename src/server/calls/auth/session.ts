import * as calls from '../../../calls/account'
import staffSession from '../../../entities/staff-manage/staff-session'
import { endEverySession } from '../../domain/staff/end-every-session'
import { endSessions } from '../../domain/staff/end-sessions'
import { infoOf, resourcesOf } from '../../domain/staff/own-rights'
import { sessionCookie } from '../../access/account'
import { serve } from '../../pipeline/serve'

/** Who is signed in. */
export const info = serve(calls.info, {
  id: 'account.info',
  guard: 'signedIn',
  beforePassword: true,
  beforeFactor: true,
  run: infoOf,
})

/** What the account may open and do: the menu as a tree, with what its entries stand under, and the codes of elements. */
export const authorizeResource = serve(calls.authorizeResource, {
  id: 'account.authorizeResource',
  guard: 'signedIn',
  beforePassword: true,
  beforeFactor: true,
  run: resourcesOf,
})

/** Ends this session. */
export const logout = serve(calls.logout, {
  id: 'account.logout',
  guard: 'signedIn',
  beforePassword: true,
  beforeFactor: true,
  audit: { kind: 'signIn', code: 'logout' },
  run: async (context) => {
    await endSessions(context, await context.records.where(staffSession, { id: context.account.sessionId }), 'logout')
    context.browser?.forget(sessionCookie)
    return {}
  },
})

/** Signs everybody out, whatever the account, but for the session that asks. */
export const logoutAll = serve(calls.logoutAll, {
  id: 'account.logoutAll',
  guard: { anyOf: ['StaffManage:sessionList.endAll'] },
  audit: { kind: 'signIn', code: 'logoutAll', entity: staffSession.name, danger: true },
  run: async (context) => ({ ended: await endEverySession(context) }),
})
