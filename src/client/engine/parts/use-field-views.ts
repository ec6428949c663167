import { useEffect, useState } from 'react'
import { areViewsLoaded, loadViews } from '../../../fields/field-views'

/** Loads how fields are drawn, and draws again once it is known: until then values are plain text. @returns whether it is */
export function useFieldViews(): boolean {
  const [isReady, setReady] = useState(areViewsLoaded)
  useEffect(() => {
    if (isReady) return
    loadViews().then(
      () => setReady(true),
      // What could not be loaded stays text, and is asked for again by the next that needs it.
      () => undefined,
    )
  }, [isReady])
  return isReady
}
