/** What fails is tried again after a minute, then after twice as long each time. */
const firstWait = 60_000
const longestWait = 6 * 3_600_000
/** How many of each kind are remembered; more than that fail for one cause, which is logged all the same. */
const most = 20_000

interface Setback {
  readonly fails: number
  readonly waitsUntil: number
}

/**
 * What could not be done, and when it is tried again: what fails for ever costs a try now and then, is reported once, and is in
 * nobody's way. A server that starts again tries all of it once.
 */
export class Setbacks {
  readonly #byKind = new Map<string, Map<number, Setback>>()

  /** Those of a kind that are not tried by now. */
  waiting(kind: string, now: Date): number[] {
    const all = this.#byKind.get(kind) ?? new Map<number, Setback>()
    return [...all].flatMap(([id, { waitsUntil }]) => (waitsUntil > now.getTime() ? [id] : []))
  }

  /** Notes that one has failed. @returns whether it is the first time since it last went well */
  failed(kind: string, id: number, now: Date): boolean {
    const all = this.#byKind.get(kind) ?? new Map<number, Setback>()
    this.#byKind.set(kind, all)
    const { fails } = all.get(id) ?? { fails: 0 }
    const wait = Math.min(longestWait, firstWait * 2 ** fails)
    // Put last, so that those are forgotten first that have not been tried for longest.
    all.delete(id)
    all.set(id, { fails: fails + 1, waitsUntil: now.getTime() + wait })
    const [oldest] = all.keys()
    if (all.size > most && oldest !== undefined) all.delete(oldest)
    return fails === 0
  }

  /** Notes that one has gone well. */
  went(kind: string, id: number): void {
    this.#byKind.get(kind)?.delete(id)
  }
}
