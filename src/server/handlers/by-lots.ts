/**
 * Does what is due, a lot at once: a server that was off for a week catches up lot by lot. Those that fail stay due; the lot
 * after them is done at once, so that they never stand in the way of the others.
 * @param next the first of those that are due, without those tried in this round
 * @param settle does one, and tells whether it went well
 * @throws the reason of the signal between two of them, once it has aborted
 */
export async function byLots(
  lot: number,
  next: (tried: readonly number[], lot: number) => Promise<readonly number[]>,
  settle: (id: number) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  const tried: number[] = []
  for (;;) {
    const ids = await next(tried, lot)
    let failed = 0
    for (const id of ids) {
      signal?.throwIfAborted()
      if (!(await settle(id))) failed++
    }
    if (failed === 0 || ids.length < lot) return
    tried.push(...ids)
  }
}
