/** A batch is to take no longer than this, in milliseconds: others wait meanwhile for the records that it has locked. */
const longest = 150
/** No batch is of more records than this. */
const most = 200
/** Nor of fewer, as long as they go together: what a batch costs by itself is not worth it. The first is of so many. */
const least = 10

/** Says how many records of a job are done together next, from how the last ones went. */
export class BatchPace {
  /** Whether records may go side by side; no more once two of them had to do with one another. */
  isSideBySide = true
  #size = least
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
    // One that took long may have met a busy moment: the next tells.
    this.#size = Math.min(Math.max(fitting, Math.ceil(this.#size / 2), least), this.#size * 2, most)
  }

  /** Some did not go together: they go one by one, and fewer are tried together after them. */
  failed(count: number): void {
    this.#alone += count
    this.#size = Math.max(1, Math.floor(this.#size / 4))
  }

  /** Whether a batch that has gone on for so long is to end. */
  isOver(took: number): boolean {
    return took >= longest
  }
}
