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
  readonly #pending = new Map<string, Map<number, number | null>>()
  #timer: NodeJS.Timeout | undefined

  constructor(publish: (event: ServerEvent) => void) {
    this.#publish = publish
  }

  add(changes: readonly Change[]): void {
    for (const { entity, id, version = null } of changes) {
      const versions = this.#pending.get(entity) ?? new Map<number, number | null>()
      const before = versions.get(id)
      // One change of which nobody knows what it made of the record is enough.
      const isKnown = version !== null && before !== null
      this.#pending.set(entity, versions.set(id, isKnown ? Math.max(version, before ?? 0) : null))
    }
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => this.flush(), gatherFor)
  }

  /** Hands on what is gathered, now. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const entities = [...this.#pending]
    this.#pending.clear()
    if (entities.some(([entity]) => dictionaryEntities.includes(entity))) this.#publish({ kind: 'dictionaries' })
    for (const [entity, gathered] of entities) {
      const changed = [...gathered]
      for (let start = 0; start < changed.length; start += idsPerEvent) {
        const part = changed.slice(start, start + idsPerEvent)
        const versions = part.map(([, version]) => version)
        const isKnown = versions.some((version) => version !== null)
        this.#publish({ kind: 'record', entity, ids: part.map(([id]) => id), ...(isKnown && { versions }) })
      }
    }
  }
}
