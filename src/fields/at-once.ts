/**
 * Does something with each item, this many of them at once. What one of them fails at neither stops nor hides the others.
 * @param limit the most that are under way together
 * @param onSettled called after each item with how many are through, done or failed
 * @returns what became of each, in the order of the items
 */
export async function atOnce<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  onSettled: (count: number) => void = () => undefined,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  let next = 0
  let settled = 0
  const follow = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const [result] = await Promise.allSettled([begin(items[index] as Item, index)])
      results[index] = result
      onSettled(++settled)
    }
  }
  const begin = async (item: Item, index: number) => work(item, index)
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, follow))
  return results
}

/**
 * As `atOnce`, for items that are of use together alone.
 * @throws what the first of them failed at, once all are through
 */
export async function allAtOnce<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = await atOnce(limit, items, work)
  return results.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
}
