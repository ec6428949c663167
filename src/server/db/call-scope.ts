import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** How many connections one call has at once: others' calls want some too. What it asks for beyond waits until it gives one back. */
const maxHeld = 2
/** Or for this long, in milliseconds: what it is at may be waiting for just this one. */
const longestTurn = 2_000

/** Nobody waits for the answer any more. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone'
}

const current = new AsyncLocalStorage<CallScope>()

/** The connections that one call has borrowed. */
export class CallScope {
  readonly #held = new Map<pg.PoolClient, (client: pg.PoolClient) => void>()
  readonly #waiting: (() => void)[] = []
  #lent = 0
  #isOver = false

  /** Does something in the name of the call: this scope knows what it borrows. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return current.run(this, work)
  }

  /**
   * Lends the call a connection when it is its turn.
   * @param cancel ends what runs on it: nobody waits for the answer any more
   */
  async lend(
    connect: () => Promise<pg.PoolClient>,
    cancel: (client: pg.PoolClient) => void = () => undefined,
  ): Promise<pg.PoolClient> {
    if (this.#lent >= maxHeld) await this.#turn()
    else this.#lent++
    try {
      if (this.#isOver) throw new CallerGone()
      const client = await connect()
      this.#held.set(client, cancel)
      const release = client.release.bind(client)
      client.release = (destroy) => {
        this.#held.delete(client)
        this.#next()
        // A word to end what runs there may still be on its way: it must not meet another call's statement.
        release(this.#isOver || destroy)
      }
      return client
    } catch (error) {
      this.#next()
      throw error
    }
  }

  /** Whoever called has gone: what runs is ended. */
  end(): void {
    this.#isOver = true
    for (const [client, cancel] of this.#held) cancel(client)
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(goOn), 1)
        this.#lent++
        resolve()
      }, longestTurn)
      this.#waiting.push(goOn)
    })
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#lent--
  }
}

/** The scope of the call that runs; undefined outside of calls. */
export function currentCall(): CallScope | undefined {
  return current.getStore()
}
