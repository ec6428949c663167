import type { KyselyPlugin } from 'kysely'
import type pg from 'pg'
import type { Services } from '../base/services'

/** What a piece of work works with: its statements are refused once it may no longer go on. */
export function walledServices(services: Services, refuse: () => Error | undefined): Services {
  const check = () => {
    const refusal = refuse()
    if (refusal) throw refusal
  }
  const wall: KyselyPlugin = {
    transformQuery: ({ node }) => {
      check()
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return {
    ...services,
    db: services.db.withPlugin(wall),
    reading: services.reading.withPlugin(wall),
    pool: walledPool(services.pool, check),
  }
}

/** The pool for statements that are no queries of a table, as a vacuum; a connection that was taken from it is not looked after. */
function walledPool(pool: pg.Pool, check: () => void): pg.Pool {
  return new Proxy(pool, {
    get: (target, name): unknown => {
      if (name === 'query' || name === 'connect') check()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
