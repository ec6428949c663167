import type { Account } from '../../access/account'
import type { Counted } from './count-tries'

/**
 * The count of a session's tries to prove again who holds it. By session, so that whoever has got hold of one shuts the owner out
 * of none of the others.
 */
export function triesOf({ sessionId }: Account): Counted {
  return { kind: 'session', name: String(sessionId) }
}
