import type { Registry } from '../../schema/registry'
import type { Account } from '../pipeline/account'
import type { Events } from './events'
import { EventStream, type StreamOptions } from './event-stream'

interface OpenStreamsOptions {
  readonly events: Events
  readonly registry: Registry
  /** The accounts of sessions as they are now, by session; none for sessions that have ended. Does not count as activity. */
  readonly readAccounts: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Account>>
  readonly heartbeatMs?: number
  readonly mostAnAccount?: number
}

/** Proxies drop connections that are silent for longer, commonly after 30 to 60 s. */
const usualHeartbeat = 15_000
/** More windows than anybody looks at; the one that was opened first is told to wait until it is looked at. */
const usualMost = 12
/** Those who want to know the same within so long, in milliseconds, ask together. */
const askTogether = 20

/** The event streams of this server: their rights are read by one query for all. */
export class OpenStreams {
  readonly #open = new Set<EventStream>()
  readonly #options: OpenStreamsOptions
  #beat: NodeJS.Timeout | undefined
  #asking: Promise<ReadonlyMap<number, Account>> | undefined

  constructor(options: OpenStreamsOptions) {
    this.#options = options
  }

  /** Opens a browser's stream; where its account has too many, the oldest of them is ended. */
  open(options: Pick<StreamOptions, 'account' | 'mayStay' | 'underWay'>): EventStream['content'] {
    const { events, registry, mostAnAccount = usualMost, heartbeatMs = usualHeartbeat } = this.#options
    const stream = new EventStream({ ...options, events, registry, readAccount: (session) => this.#read(session) })
    this.#open.add(stream)
    const own = [...this.#open].filter(({ accountId }) => accountId === options.account.id)
    for (const oldest of own.slice(0, Math.max(0, own.length - mostAnAccount))) oldest.end('tooMany')
    this.#beat ??= setInterval(() => {
      for (const each of this.#open) each.beat()
    }, heartbeatMs)
    stream.content.once('close', () => {
      this.#open.delete(stream)
      if (this.#open.size > 0) return
      clearInterval(this.#beat)
      this.#beat = undefined
    })
    return stream.content
  }

  async #read(session: number): Promise<Account | undefined> {
    this.#asking ??= new Promise<void>((resolve) => setTimeout(resolve, askTogether)).then(() => {
      this.#asking = undefined
      return this.#options.readAccounts([...new Set([...this.#open].map(({ sessionId }) => sessionId))])
    })
    return (await this.#asking).get(session)
  }
}
