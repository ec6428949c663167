import type { Change } from '../db/records'
import type { Events, ServerEvent } from './events'

/** Events of a transaction: held back while it may still fail, and published once it is committed. */
export class DeferredEvents implements Events {
  readonly #changes: Change[] = []
  readonly #published: ServerEvent[] = []
  readonly #events: Events
  #isCommitted = false

  constructor(events: Events) {
    this.#events = events
  }

  publish(event: ServerEvent): void {
    if (this.#isCommitted) this.#events.publish(event)
    else this.#published.push(event)
  }

  changed(changes: readonly Change[]): void {
    if (this.#isCommitted) this.#events.changed(changes)
    else this.#changes.push(...changes)
  }

  /** Tells of all that was held back, and of what comes after it at once. */
  tell(): void {
    this.#isCommitted = true
    this.#events.changed(this.#changes.splice(0))
    for (const event of this.#published.splice(0)) this.#events.publish(event)
  }

  subscribe(listener: (event: ServerEvent) => void): () => void {
    return this.#events.subscribe(listener)
  }

  get stopping(): AbortSignal {
    return this.#events.stopping
  }

  endStreams(): void {
    this.#events.endStreams()
  }

  stop(): Promise<void> {
    return this.#events.stop()
  }
}
