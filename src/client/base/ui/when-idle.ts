/** How much is under way that the page waits for: its parts and the answers that fill it. */
let underWay = 0

/** How long what may wait is held back by what the page waits for, in milliseconds: a call may take a minute. */
const longest = 5_000
const pause = 100

/** Counts something as waited for by the page until it has come or failed. @returns the same */
export function waitedFor<T>(work: Promise<T>): Promise<T> {
  underWay++
  const end = () => void underWay--
  work.then(end, end)
  return work
}

/**
 * Runs what may wait until the page waits for nothing and the browser has nothing else to do: what is fetched ahead must not
 * stand before what people look for. Without a network it waits for that: a browser remembers a script that it could not fetch.
 */
export function whenIdle(run: () => void): void {
  // Only `false` is certain: some browsers cannot tell.
  if (navigator.onLine === false) {
    window.addEventListener('online', () => whenIdle(run), { once: true })
    return
  }
  const since = performance.now()
  const isCalm = () => underWay === 0 || performance.now() - since > longest
  // Between a part and what it asks for nothing is under way, for as long as the part is drawn: the browser is not idle then.
  const attempt = (wasCalm: boolean) => {
    const isNow = isCalm()
    if (navigator.onLine === false) whenIdle(run)
    else if (wasCalm && isNow) run()
    else setTimeout(() => idle(() => attempt(isNow)), pause)
  }
  idle(() => attempt(false))
}

/** A fifth of a second later where the browser cannot tell whether it is idle. */
function idle(run: () => void): void {
  const request = window.requestIdleCallback ?? ((late: () => void, _options: object) => setTimeout(late, 200))
  // A page that is never idle, as where a film plays, has what may wait all the same.
  request(() => run(), { timeout: longest })
}
