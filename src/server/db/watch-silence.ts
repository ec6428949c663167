import type pg from 'pg'
import type { ScopedPool } from './database'
import { isLate, isPoolFull } from './database-error'

/** How often a database is asked whether it answers, in milliseconds. */
const askEvery = 1_000

export interface Watched {
  /** Asks the database; it gives up by itself within a second or two. */
  readonly asking: pg.Pool
  /** Called when the database falls silent, and when it answers again. */
  readonly pools: readonly ScopedPool[]
  /** Not answering for this long is silence. */
  readonly seconds: number
}

/**
 * A database that hangs, with all its connections open, ends nothing: time limits of statements are its own. Whoever waits for
 * it is told so once it has not answered for a while, instead of waiting for as long as it takes; what comes then is told at
 * once. One that refuses connections, or has none left, is not silent: its error says so.
 * @returns what ends the watch
 */
export function watchSilence({ asking, pools, seconds }: Watched): () => void {
  // Counted, not timed: after a pause of this process one answer is late, however long the pause.
  let misses = 0
  let isSilent = false
  const tell = (silent: boolean) => {
    if (silent === isSilent) return
    isSilent = silent
    for (const pool of pools) pool.isSilent = silent
  }
  const answered = () => {
    misses = 0
    tell(false)
  }
  const ask = () => {
    asking.query('select 1').then(answered, (error: unknown) => {
      if (!isLate(error) && !isPoolFull(error)) answered()
      else if (++misses * askEvery >= seconds * 1_000) tell(true)
    })
  }
  const timer = setInterval(ask, askEvery)
  timer.unref()
  return () => clearInterval(timer)
}
