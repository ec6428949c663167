/** Up to so many records run at once, in the call; more run as a job that can be watched and stopped. */
export const largestQuickRun = 20

/** Beyond these a run starts only when its count is typed by hand. */
const countTypedAbove = 10_000
const dangerousCountTypedAbove = 500

/** Whether so many records ask for their count to be typed before a command runs on them. */
export function typedCountNeeded(count: number, isDangerous: boolean): boolean {
  return count > (isDangerous ? dangerousCountTypedAbove : countTypedAbove)
}
