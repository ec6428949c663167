import { useEffect, useState } from 'react'
import { loadViews } from '../../../fields/field-views'

/** Loads how fields are drawn, and draws again once it is known: until then values are plain text. @returns whether it is */
export function useFieldViews(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    loadViews().then(
      () => setReady(true),
      // What could not be loaded stays text, and is asked for again by the next that needs it.
      () => undefined,
    )
  }, [])
  return isReady
}
