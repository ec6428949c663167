/** Gathers what does not hold of a page, a line each, so that one look tells all that is wrong with it. */
export class Faults {
  readonly list: string[] = []

  /** Notes a claim that does not hold, with what was found instead. */
  unless(holds: boolean, claim: string, found: () => string = () => ''): void {
    if (!holds) this.list.push([claim, found()].filter(Boolean).join(' — '))
  }

  /** @throws all that does not hold, without a stack: where it was found says nothing */
  throwAny(): void {
    if (this.list.length === 0) return
    const error = new Error(this.list.join('\n'))
    error.stack = error.message
    throw error
  }

  /** Carries claims out; what it throws is a fault too, and ends only them. */
  async within(claim: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.list.push(`${claim} — ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
