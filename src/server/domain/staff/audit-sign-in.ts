import { writeAudit } from '../../audit/audit'
import type { Context } from '../../pipeline/operation'

/** What came of it: a session, or so many misses since the last one. */
type Outcome = { readonly sessionId: number } | { readonly misses: number }

/** Writes into the audit that somebody signed in with an account, or failed to. */
export function auditSignIn(context: Context, db: Context['db'], accountId: number, outcome: Outcome): Promise<number> {
  const isIn = 'sessionId' in outcome
  return writeAudit(
    db,
    {
      kind: isIn ? 'signIn' : 'signInFailed',
      code: 'login',
      accountId,
      sessionId: isIn ? outcome.sessionId : null,
      changes: [],
      ...(!isIn && { args: { misses: outcome.misses } }),
      recordId: String(accountId),
      result: isIn ? 'ok' : 'refused',
      resultCode: isIn ? '00000' : 'A0210',
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    context.services.registry.entities,
  )
}
