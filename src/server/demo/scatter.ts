/**
 * The index of the n-th of so many that are taken once each, in no apparent order.
 * @param taken how many are: where all are, they are taken as they come, so that the n-th is the same when there are more
 */
export function scatter(count: number, n: number, taken?: number): number {
  if (taken === count) return n
  // 7,919 is prime: its multiples reach every index unless the count is a multiple of it.
  return count % 7_919 === 0 ? n : (n * 7_919) % Math.max(1, count)
}
