/** More records than this are run on only when their number is typed by hand. */
const typedAbove = 10_000
const dangerousTypedAbove = 500

/** Whether the number of records has to be typed before a command runs on them. */
export function typedCountNeeded(count: number, isDangerous: boolean): boolean {
  return count > (isDangerous ? dangerousTypedAbove : typedAbove)
}
