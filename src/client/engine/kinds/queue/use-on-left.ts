import { useEffect, useRef } from 'react'

/**
 * Says once that a case which waited does so no longer: in a long queue it may stand further down than is loaded. One that did not wait when it was opened is looked at as long as one likes.
 * @param state of the case; undefined until it is known
 * @param waits the states in which cases wait; undefined where nothing is to be said
 * @param onLeft needs a stable reference
 */
export function useOnLeft(
  id: number,
  state: string | undefined,
  waits: readonly string[] | undefined,
  onLeft: ((id: number) => void) | undefined,
): void {
  const didWait = useRef(false)
  useEffect(() => {
    if (state === undefined || !waits) return
    const doesWait = waits.includes(state)
    if (didWait.current && !doesWait) onLeft?.(id)
    didWait.current = doesWait
  }, [id, state, waits, onLeft])
}
