import type { Registry } from '../../schema/registry'
import type { Account } from '../access/account'
import type { Events } from './events'
import { EventStream, type StreamOptions } from './event-stream'

interface OpenStreamsOptions {
  readonly events: Events
  readonly registry: Registry
  /** The accounts of sessions as they are now, by session; none for sessions that have ended. Does not count as activity. */
  readonly readAccounts: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Account>>
  readonly heartbeatMs?: number
  readonly maxAnAccount?: number
}

/** Proxies drop connections that are silent for longer, commonly after 30 to 60 s. */
const usualHeartbeat = 15_000
/** All streams beat once in this many turns, each time others: hundreds at once would hold calls up. */
const turns = 15
/** More windows than anybody looks at; the one that was opened first has to wait until it is looked at. */
const usualMost = 12
/** Those who want to know the same within this long, in milliseconds, ask together. */
const askTogether = 20

/** The event streams of this server: their rights are read by one query for all. */
export class OpenStreams {
  /** The open streams, each with its turn. */
  readonly #open = new Map<EventStream, number>()
  readonly #options: OpenStreamsOptions
  #beat: NodeJS.Timeout | undefined
  /** How many streams were opened so far; each beats in the turn of its number. */
  #opened = 0
  #turn = 0
  #asking: { readonly sessions: Set<number>; readonly accounts: Promise<ReadonlyMap<number, Account>> } | undefined

  constructor(options: OpenStreamsOptions) {
    this.#options = options
  }

  /** Opens a browser's stream; where its account has too many, the oldest of them is ended. */
  open(options: Pick<StreamOptions, 'account' | 'mayStay' | 'underWay'>): EventStream['content'] {
    const { events, registry, maxAnAccount = usualMost, heartbeatMs = usualHeartbeat } = this.#options
    const stream = new EventStream({ ...options, events, registry, readAccount: (session) => this.#read(session) })
    this.#open.set(stream, this.#opened++ % turns)
    const own = [...this.#open.keys()].filter(({ accountId }) => accountId === options.account.id)
    for (const oldest of own.slice(0, Math.max(0, own.length - maxAnAccount))) oldest.end('tooMany')
    this.#beat ??= setInterval(() => {
      this.#turn = (this.#turn + 1) % turns
      for (const [each, turn] of this.#open) if (turn === this.#turn) each.beat()
    }, heartbeatMs / turns)
    stream.content.once('close', () => {
      this.#open.delete(stream)
      if (this.#open.size > 0) return
      clearInterval(this.#beat)
      this.#beat = undefined
    })
    return stream.content
  }

  async #read(session: number): Promise<Account | undefined> {
    this.#asking ??= this.#askSoon()
    this.#asking.sessions.add(session)
    return (await this.#asking.accounts).get(session)
  }

  #askSoon() {
    const sessions = new Set<number>()
    const accounts = new Promise<void>((resolve) => setTimeout(resolve, askTogether)).then(() => {
      this.#asking = undefined
      return this.#options.readAccounts([...sessions])
    })
    return { sessions, accounts }
  }
}
