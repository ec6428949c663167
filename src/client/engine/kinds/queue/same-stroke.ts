/** What is hit again within this many milliseconds was hit twice for one thing: nobody has seen the next case by then. */
const twice = 300

let last = { command: '', at: -Infinity }

/**
 * Whether a key or a button is hit a second time for a decision that was made already. The next case is shown before the server has
 * answered, so a second hit would decide what nobody has read.
 * @param at when it was hit, in milliseconds of one clock
 */
export function isSameStroke(command: string, at: number): boolean {
  const isSame = last.command === command && at - last.at < twice
  if (!isSame) last = { command, at }
  return isSame
}
