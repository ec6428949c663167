import { PassThrough } from 'node:stream'
import type { Registry } from '../../schema/registry'
import { openDoors, rowsSeen } from '../access/rows-seen'
import type { Account } from '../pipeline/account'
import type { Events, ServerEvent } from './events'

interface StreamOptions {
  readonly events: Events
  readonly registry: Registry
  readonly account: Account
  /** The account as it is now, or undefined when its session has ended. Does not count as activity. */
  readonly readAccount: () => Promise<Account | undefined>
  /** Told at once: what began before the browser listened, and is not over. */
  readonly underWay?: ServerEvent | undefined
  readonly heartbeatMs?: number
}

/** Proxies drop connections that are silent for longer, commonly after 30 to 60 s. */
const usualHeartbeat = 15_000
/** A reader so many bytes behind is cut off; it connects again and reads afresh. */
const farthestBehind = 1_000_000

/**
 * One browser's events as server-sent events: only what its account may see. Ends when the session ends or the server
 * stops; a permission event of the account has its rights read again at once.
 */
export function openEventStream(options: StreamOptions): PassThrough {
  const { events, registry, readAccount } = options
  const stream = new PassThrough()
  let { account } = options
  let visible = visibleEntities(registry, account)
  const write = (text: string) => {
    if (stream.writableLength + stream.readableLength > farthestBehind) stream.destroy()
    else if (!stream.writableEnded && !stream.destroyed) stream.write(text)
  }
  const end = (reason: 'signedOut' | 'stopping') => {
    write(message('end', { reason }))
    stream.end()
  }
  const check = async () => {
    const current = await readAccount()
    if (!current) return end('signedOut')
    const isAsBefore = sameRights(account, current)
    account = current
    if (!isAsBefore) visible = visibleEntities(registry, account)
  }
  const tell = (event: ServerEvent) => {
    const told = asTold(event, account, visible)
    if (!told) return
    if (event.kind !== 'permission') return write(message(event.kind, told))
    check().then(
      () => write(message(event.kind, told)),
      () => stream.destroy(),
    )
  }
  const unsubscribe = events.subscribe(tell)
  const heartbeat = setInterval(() => {
    write(': still here\n\n')
    check().catch(() => stream.destroy())
  }, options.heartbeatMs ?? usualHeartbeat)
  const stop = () => end('stopping')
  events.stopping.addEventListener('abort', stop)
  stream.once('close', () => {
    unsubscribe()
    clearInterval(heartbeat)
    events.stopping.removeEventListener('abort', stop)
  })
  write('retry: 2000\n\n')
  if (options.underWay) tell(options.underWay)
  if (events.stopping.aborted) stop()
  return stream
}

/** What an account is told of an event; undefined where it is none of its business. */
function asTold(event: ServerEvent, account: Account, visible: ReadonlyMap<string, Seen>): object | undefined {
  switch (event.kind) {
    case 'record':
      // Who sees some of the records alone is told that there is news, and not of which.
      return visible.has(event.entity)
        ? { entity: event.entity, ids: visible.get(event.entity) === 'all' ? event.ids : [] }
        : undefined
    case 'job':
      return event.account === account.id
        ? { job: event.job, id: event.id, state: event.state, progress: event.progress }
        : undefined
    case 'notice':
      return event.account === account.id ? { title: event.title, link: event.link } : undefined
    case 'dictionaries':
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
