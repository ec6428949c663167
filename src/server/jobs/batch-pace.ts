/** A batch is to take no longer than this, in milliseconds: others wait meanwhile for the records that it has locked. */
const longest = 100
/** No batch is of more records than this. */
const most = 200
/** The first is of so many: how long a record takes is not known yet. */
const first = 10

/** Says how many records of a job are done together next, from how the last ones went. */
export class BatchPace {
  #size = first
  /** So many of the next records go one by one: together they did not. */
  #alone = 0

  /** How many records the next batch is of. */
  get next(): number {
    return this.#alone > 0 ? 1 : this.#size
  }

  /** Some went together, and took this many milliseconds. */
  went(count: number, took: number): void {
    if (this.#alone > 0) {
      this.#alone -= count
      return
    }
    const fitting = Math.floor((count * longest) / Math.max(took, 1))
    this.#size = Math.min(Math.max(1, fitting), this.#size * 2, most)
  }

  /** Some did not go together: they go one by one, and fewer are tried together after them. */
  failed(count: number): void {
    this.#alone = count
    this.#size = Math.max(1, Math.floor(this.#size / 4))
  }

  /** Whether a batch that has gone on for so long is to end. */
  isOver(took: number): boolean {
    return took >= longest
  }
}
