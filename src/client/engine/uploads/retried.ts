import { ApiError } from '../../base/api/api-error'

/** How long is waited before each further try, in milliseconds. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000]

/** Not the fault of what was sent: nothing came back, the server is away or has too much to do. */
const passing: readonly string[] = ['network', 'A0429', 'B0001', 'C0001']

/**
 * Does something again, later each time, as long as what it failed with may pass.
 * @param later runs a function after so many milliseconds; tests bring their own clock
 * @throws what the last try failed with, or where it is aborted
 */
export async function retried<Result>(
  does: () => Promise<Result>,
  signal: AbortSignal,
  later: (run: () => void, milliseconds: number) => void = setTimeout,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      signal.throwIfAborted()
      return await does()
    } catch (error) {
      const wait = waits[tries]
      if (signal.aborted || wait === undefined || !(error instanceof ApiError) || !passing.includes(error.code))
        throw error
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
        later(resolve, wait)
      })
    }
  }
}
