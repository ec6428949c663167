/** What pushes are counted by. */
export interface TallyKey {
  /** The start of the hour in which it happened; an ISO string. */
  readonly hour: string
  readonly area: number | null
  readonly client: number | null
  readonly language: number | null
  readonly provider: string | null
  readonly variant: string | null
}

export type Stage = 'sent' | 'delivered' | 'shown' | 'clicked' | 'converted'

export const stages: readonly Stage[] = ['sent', 'delivered', 'shown', 'clicked', 'converted']

/** What happened to some messages that are counted together. */
export interface TallyEntry extends TallyKey, Record<Stage, number> {
  skipped: Record<string, number>
  failed: Record<string, number>
}

/** Counts what happens to messages, before it is written down. */
export class Tally {
  readonly #entries = new Map<string, TallyEntry>()

  add(key: TallyKey, stage: Stage): void {
    this.#entry(key)[stage]++
  }

  skip(key: TallyKey, reason: string): void {
    const { skipped } = this.#entry(key)
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }

  fail(key: TallyKey, code: string): void {
    const { failed } = this.#entry(key)
    failed[code] = (failed[code] ?? 0) + 1
  }

  entries(): TallyEntry[] {
    return [...this.#entries.values()]
  }

  /** How many reached a stage, in all. */
  total(stage: Stage): number {
    return this.entries().reduce((sum, entry) => sum + entry[stage], 0)
  }

  #entry(key: TallyKey): TallyEntry {
    const id = keyOf(key)
    const known = this.#entries.get(id)
    if (known) return known
    const { hour, area, client, language, provider, variant } = key
    const none = { sent: 0, delivered: 0, shown: 0, clicked: 0, converted: 0 }
    const entry = { hour, area, client, language, provider, variant, ...none, skipped: {}, failed: {} }
    this.#entries.set(id, entry)
    return entry
  }
}

/** Equal for what is counted together. */
export function keyOf({ hour, area, client, language, provider, variant }: TallyKey): string {
  return [hour, area, client, language, provider, variant].join('|')
}

/** The start of the hour of a moment. */
export function hourOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 13)}:00:00.000Z`
}
