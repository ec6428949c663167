/**
 * Resolves when what has just been rendered is on the screen, for what is loaded behind it. Nobody waits for a hidden tab,
 * which paints nothing.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
