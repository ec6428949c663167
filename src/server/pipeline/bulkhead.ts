import { Refusal } from '../base/errors'

export interface BulkheadOptions {
  /** How many calls of one line are let in at a time. */
  readonly places: number
  /** How many more may wait in it; further ones are refused at once. */
  readonly longestLine: number
  readonly waitSeconds: number
}

interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

/** Lets this many calls in that are about one thing, so that those that wait for it leave room for all others. */
export class Bulkhead {
  readonly #lines = new Map<string, Line>()

  constructor(private readonly options: BulkheadOptions) {}

  /**
   * Waits for a place in a line.
   * @returns how to leave it
   * @throws A0429 where the line is too long, or no place came free in time
   */
  async enter(name: string): Promise<() => void> {
    const { places, longestLine } = this.options
    const line = this.#lines.get(name) ?? { inside: 0, waiting: [] }
    this.#lines.set(name, line)
    if (line.inside < places) line.inside++
    else if (line.waiting.length >= longestLine) throw busy()
    else await this.#wait(line)
    return () => {
      const next = line.waiting.shift()
      if (next) return next()
      line.inside--
      if (line.inside === 0) this.#lines.delete(name)
    }
  }

  #wait(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const goIn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(goIn), 1)
        reject(busy())
      }, this.options.waitSeconds * 1_000)
      line.waiting.push(goIn)
    })
  }
}

const busyCaption = 'error.busy'
/** After this many seconds it is worth another try. */
const tryAgainAfter = 5

/** Too many are at it at once: whoever comes now is asked to come again. */
export function busy(): Refusal {
  return new Refusal('A0429', busyCaption, { seconds: tryAgainAfter })
}

/** Whether nothing was tried, because too many were at it. */
export function isBusy({ caption }: Refusal): boolean {
  return caption === busyCaption
}
