import type { PoolSizes } from '../config'
import { CallScope } from '../db/call-scope'
import { Bulkhead } from './bulkhead'
import type { Account } from '../access/account'
import type { Operation } from './operation'

/** Of the calls' connections, the calls about one kind of record may be at so large a part, and those of one account. */
const shareOfKind = 0.3
const shareOfAccount = 0.5
/** How many more of them wait in line. */
const longestLine = 200

/** What calls pass on their way: none of them waits for those that are about something else, or are somebody else's. */
export class CallGates {
  readonly #kinds: Bulkhead
  readonly #accounts: Bulkhead

  constructor({ calls, waitSeconds }: PoolSizes) {
    const gate = (share: number) =>
      new Bulkhead({ places: Math.max(2, Math.floor(calls * share)), longestLine, waitSeconds })
    this.#kinds = gate(shareOfKind)
    this.#accounts = gate(shareOfAccount)
  }

  /**
   * Does what a call asks for when it is its turn: first among those about the same, then among the account's own, so that who waits
   * for something slow can go on with all else.
   * @param gone aborts when whoever called waits no longer: what only reads is ended
   * @throws A0429 where too many are in line, or no place came free in time
   */
  async pass<Result>(
    operation: Operation,
    account: Account,
    gone: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const leaveKind = await this.#kinds.enter(kindOf(operation))
    try {
      const leaveAccount = account.id ? await this.#accounts.enter(String(account.id)) : () => undefined
      try {
        return await inScope(gone, work)
      } finally {
        leaveAccount()
      }
    } finally {
      leaveKind()
    }
  }
}

async function inScope<Result>(gone: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  const scope = new CallScope()
  const end = () => scope.end()
  if (gone?.aborted) end()
  gone?.addEventListener('abort', end)
  try {
    return await scope.run(work)
  } finally {
    gone?.removeEventListener('abort', end)
  }
}

/** Whose records a call is about; a call that is about none is in a line of its own. */
function kindOf({ id, entity, about, audit }: Operation): string {
  return (entity ?? about?.entity)?.name ?? audit?.entity ?? id
}
