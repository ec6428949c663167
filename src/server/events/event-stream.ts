import { PassThrough } from 'node:stream'
import type { Registry } from '../../schema/registry'
import { openDoors, rowsSeen } from '../access/rows-seen'
import type { Account } from '../access/account'
import type { Events, ServerEvent } from './events'

export interface StreamOptions {
  readonly events: Events
  readonly registry: Registry
  readonly account: Account
  /** The account of a session as it is now, or undefined when that has ended. Does not count as activity. */
  readonly readAccount: (session: number) => Promise<Account | undefined>
  /** Whether the account may still listen from where it does. */
  readonly mayStay?: (account: Account) => boolean
  /** Sent at once: what began before the browser listened, and is not over. */
  readonly underWay?: ServerEvent | undefined
}

/** Why a stream ends: its session has, the server stops, or its account has opened too many others since. */
export type StreamEnd = 'signedOut' | 'stopping' | 'tooMany'

/** A reader this many bytes behind is cut off; it connects again and reads afresh. */
const farthestBehind = 1_000_000

/**
 * One browser's events as server-sent events: only what its account may see. Ends when the session ends or the server
 * stops; a permission event of the account has its rights read again at once.
 */
export class EventStream {
  readonly content = new PassThrough()
  readonly #options: StreamOptions
  #account: Account
  #visible: ReadonlyMap<string, Seen>

  constructor(options: StreamOptions) {
    const { events, registry, account, underWay } = options
    this.#options = options
    this.#account = account
    this.#visible = visibleEntities(registry, account)
    const unsubscribe = events.subscribe((event) => this.#tell(event))
    const stop = () => this.end('stopping')
    events.stopping.addEventListener('abort', stop)
    this.content.once('close', () => {
      unsubscribe()
      events.stopping.removeEventListener('abort', stop)
    })
    this.#write('retry: 2000\n\n')
    if (underWay) this.#tell(underWay)
    if (events.stopping.aborted) stop()
  }

  get accountId(): number {
    return this.#account.id
  }

  get sessionId(): number {
    return this.#account.sessionId
  }

  /** Says that the stream is still there, and ends it where its session has ended. */
  beat(): void {
    this.#write(': still here\n\n')
    this.#check().catch(() => this.content.destroy())
  }

  /** Ends it with a word on why, so that the browser knows whether to come again. */
  end(reason: StreamEnd): void {
    this.#write(message('end', { reason }))
    this.content.end()
  }

  #write(text: string): void {
    const { content } = this
    if (content.writableLength + content.readableLength > farthestBehind) content.destroy()
    else if (!content.writableEnded && !content.destroyed) content.write(text)
  }

  async #check(): Promise<void> {
    const { registry, readAccount, mayStay } = this.#options
    const current = await readAccount(this.#account.sessionId)
    if (!current || mayStay?.(current) === false) return this.end('signedOut')
    const isAsBefore = sameRights(this.#account, current)
    this.#account = current
    if (!isAsBefore) this.#visible = visibleEntities(registry, current)
  }

  #tell(event: ServerEvent): void {
    const told = asTold(event, this.#account, this.#visible)
    if (!told) return
    if (event.kind !== 'permission' && event.kind !== 'missed') return this.#write(message(event.kind, told))
    this.#check().then(
      () => this.#write(message(event.kind, told)),
      () => this.content.destroy(),
    )
  }
}

/** What an account learns of an event; undefined where it is none of its business. */
function asTold(event: ServerEvent, account: Account, visible: ReadonlyMap<string, Seen>): object | undefined {
  switch (event.kind) {
    case 'record':
      // Who sees some of the records alone is told that there is news, and not of which.
      if (!visible.has(event.entity)) return undefined
      return visible.get(event.entity) === 'all'
        ? { entity: event.entity, ids: event.ids, versions: event.versions }
        : { entity: event.entity, ids: [] }
    case 'job':
      return event.account === account.id
        ? { job: event.job, id: event.id, state: event.state, progress: event.progress, frozen: event.frozen }
        : undefined
    case 'notice':
      return event.account === account.id ? { title: event.title, link: event.link } : undefined
    case 'dictionaries':
    case 'missed':
      return {}
    case 'caches':
      return event.caches.includes('queries') ? {} : undefined
    case 'filling':
      return { state: event.state, loaded: event.loaded, size: event.size }
    case 'permission':
      return event.accounts === 'all' || event.accounts.includes(account.id) ? {} : undefined
  }
}

/** Whether two states of an account see the same: the rights of roles are one object as long as these do not change. */
function sameRights(before: Account, after: Account): boolean {
  return (
    before.scopes === after.scopes &&
    before.isSuper === after.isSuper &&
    before.areas.join() === after.areas.join() &&
    before.id === after.id
  )
}

/** How many of an entity's records an account sees. */
type Seen = 'all' | 'some'

/** The entities of which an account may open some page, by name. */
function visibleEntities(registry: Registry, account: Account): ReadonlyMap<string, Seen> {
  return new Map(
    [...registry.entities.values()]
      .filter((entity) => openDoors(registry, entity, account).length > 0)
      .map((entity) => [entity.name, rowsSeen(registry, entity, account).length === 0 ? 'all' : 'some']),
  )
}

function message(kind: string, data: object): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}
