import type { Change } from '../db/records'
import type { ServerEvent } from './events'

/** How long changes are gathered, in milliseconds: a bulk job then announces its records 4 times a second at most. */
const gatherFor = 250

/** What dictionaries are made of: every browser holds them, whether its account may open their pages or not. */
const dictionaryEntities: readonly string[] = ['constant', 'constantItem', 'areaConfig', 'country']

/** How many ids one event carries: NOTIFY takes 8,000 bytes. */
const idsPerEvent = 400

/**
 * Gathers changed records and hands them on as one event an entity. The wait also lets the transaction that made them
 * commit before browsers read again.
 */
export class ChangeCollector {
  readonly #publish: (event: ServerEvent) => void
  readonly #pending = new Map<string, Set<number>>()
  #timer: NodeJS.Timeout | undefined

  constructor(publish: (event: ServerEvent) => void) {
    this.#publish = publish
  }

  add(changes: readonly Change[]): void {
    for (const { entity, id } of changes) {
      const ids = this.#pending.get(entity) ?? new Set()
      this.#pending.set(entity, ids.add(id))
    }
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => this.flush(), gatherFor)
  }

  /** Hands on what is gathered, now. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const gathered = [...this.#pending]
    this.#pending.clear()
    if (gathered.some(([entity]) => dictionaryEntities.includes(entity))) this.#publish({ kind: 'dictionaries' })
    for (const [entity, set] of gathered) {
      const ids = [...set]
      for (let start = 0; start < ids.length; start += idsPerEvent)
        this.#publish({ kind: 'record', entity, ids: ids.slice(start, start + idsPerEvent) })
    }
  }
}
