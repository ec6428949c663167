import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { waitedFor } from './when-idle'

/**
 * What is fetched when it is first drawn. Not by Suspense, which holds back for 300 ms what follows a fallback
 * (`FALLBACK_THROTTLE_MS` in react-dom): console, page and section follow each other, and each would wait again.
 * @param key what is wanted: another key is another part
 * @param peek what is there already
 * @param load fetches it; once it has resolved, `peek` knows it
 * @returns the part, or undefined until it is there. @throws what the load failed with, for the boundary around it
 */
export function useLoaded<Part>(
  key: string,
  peek: () => Part | undefined,
  load: () => Promise<unknown>,
): Part | undefined {
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown }>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const begin = useEffectEvent(load)
  const part = peek()
  const isThere = part !== undefined
  useEffect(() => {
    if (isThere) return
    let isLeft = false
    waitedFor(begin()).then(
      () => isLeft || redraw(),
      (error: unknown) => isLeft || setFailed({ key, error }),
    )
    return () => {
      isLeft = true
    }
  }, [key, isThere])
  if (failed?.key === key) throw failed.error
  return part
}
