import type { Plugin } from 'vite'
import { personAt } from '../grid-harness/people'

/** As many as a window of the console's lists has. */
const rows = 100

/** Puts the rows of a peer's lists beside its page, each a file of the list's name. */
export function peerRows(...lists: readonly string[]): Plugin {
  return {
    name: 'peer-rows',
    generateBundle() {
      for (const [at, list] of lists.entries())
        this.emitFile({ type: 'asset', fileName: `${list}.json`, source: JSON.stringify(rowsFrom(at * rows)) })
    },
  }
}

/** People with as much to show as users have. */
function rowsFrom(first: number) {
  return Array.from({ length: rows }, (_, index) => {
    const person = personAt(first + index)
    return {
      ...person,
      email: `${person.id}@example.com`,
      city: `City ${person.coins % 977}`,
      language: person.country.toLowerCase(),
      level: person.coins % 60,
      spent: person.coins / 100,
      lastActiveAt: person.registeredAt,
    }
  })
}
