/** Written and reported this often at most, in milliseconds. */
const every = 250

/** Lets through what is reported, at most 4 times a second, beginning with the first. */
export class Progress {
  #last = 0

  constructor(
    private readonly tell: () => Promise<boolean>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns false where the work is no longer wanted: cancelled or paused by whoever asked for it */
  async tick(): Promise<boolean> {
    if (this.now() - this.#last < every) return true
    this.#last = this.now()
    return this.tell()
  }
}
