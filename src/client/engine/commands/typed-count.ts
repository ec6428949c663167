/** More than 10,000 rows, or more than 500 where it is dangerous, start only when their count is typed. The server asks the same. */
export function typedCountNeeded(count: number, isDangerous: boolean): boolean {
  return count > (isDangerous ? 500 : 10_000)
}
