/**
 * A few of the items that have every part which any of them has, by greedy choice: each time the item with the most parts that
 * none chosen has yet.
 * @returns them in their own order
 */
export function cover<I>(items: readonly I[], partsOf: (item: I) => readonly string[]): readonly I[] {
  const missing = new Set(items.flatMap(partsOf))
  const chosen = new Set<I>()
  const gain = (item: I) => partsOf(item).filter((part) => missing.has(part)).length
  while (missing.size > 0) {
    const best = items.reduce((left, right) => (gain(right) > gain(left) ? right : left))
    chosen.add(best)
    for (const part of partsOf(best)) missing.delete(part)
  }
  return items.filter((item) => chosen.has(item))
}
