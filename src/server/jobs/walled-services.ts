import type { KyselyPlugin } from 'kysely'
import type { Services } from '../services'

/** What a piece of work works with: its statements are refused once it may no longer go on. */
export function walledServices(services: Services, refuse: () => Error | undefined): Services {
  const wall: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const refusal = refuse()
      if (refusal) throw refusal
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { ...services, db: services.db.withPlugin(wall), reading: services.reading.withPlugin(wall) }
}
