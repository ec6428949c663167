/**
 * Waits until a question is answered with something other than undefined or false, asking 20 times a second.
 * @param seconds the longest to wait
 * @throws when that is over, with what was waited for
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  seconds = 15,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
