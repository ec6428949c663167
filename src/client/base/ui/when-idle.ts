/** Runs what may wait until the browser has nothing else to do; a fifth of a second later where it cannot tell. */
export function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200))
  idle(() => run())
}
