/**
 * Asks somebody outside, for this many milliseconds at most. The signal ends the call; it is not waited for even where the signal is
 * lost: Node may collect what is between a request and its copies as garbage, and a `fetch` whose host says nothing then never
 * ends, whatever `AbortSignal.timeout` promises.
 * @param ask all that has to be over by then, with what is read of the answer
 * @throws where it takes longer
 */
export async function inTime<Answer>(ms: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`There was no answer within ${ms} ms.`)
      reject(error)
      ending.abort(error)
    }, ms)
  })
  try {
    return await Promise.race([ask(ending.signal), over])
  } finally {
    clearTimeout(timer)
  }
}
