import type pg from 'pg'

/** What a process that is killed says of itself here: its connections are gone, with whatever they had begun. */
export class Killed extends Error {}

/**
 * A pool whose process dies: before a statement that `isEnd` picks, all of its connections break, and it answers nothing
 * from then on. What it had not committed is lost, as after `kill -9`.
 * @param isEnd given the text of a statement (`copy` of data included), and how many came before it
 */
export function dyingPool(pool: pg.Pool, isEnd: (text: string, before: number) => boolean): pg.Pool {
  const clients = new Set<pg.PoolClient>()
  let count = 0
  let isDead = false
  const live = (query: unknown) => {
    if (!isDead && isEnd(textOf(query), count++)) {
      isDead = true
      for (const client of clients) client.release(true)
      clients.clear()
    }
    if (isDead) throw new Killed('killed')
  }
  const connect = async () => {
    if (isDead) throw new Killed('killed')
    const client = await pool.connect()
    clients.add(client)
    return guarded(client, live, {
      release: (destroy?: boolean) => {
        if (clients.delete(client)) client.release(destroy)
      },
    })
  }
  return guarded(pool, live, { connect })
}

/** The same thing, but that `live` is asked before each query, and with some methods replaced. */
function guarded<T extends object>(target: T, live: (query: unknown) => void, replaced: Partial<T>): T {
  return new Proxy(target, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(name in replaced ? replaced : target, name)
      if (typeof value !== 'function') return value
      const method = value.bind(target) as (...args: unknown[]) => unknown
      if (name !== 'query') return method
      return (...args: unknown[]) => {
        live(args[0])
        return method(...args)
      }
    },
  })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
