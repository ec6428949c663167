import { useEffect, useState } from 'react'
import { loadViews } from '../../../fields/field-views'
import type { Entity } from '../../../schema/entity'

/** Loads how each field of a record is drawn, and draws again once it is known: until then values are plain text. */
export function useFieldViews({ fields }: Pick<Entity, 'fields'>): void {
  const [, setReady] = useState(false)
  useEffect(() => {
    loadViews(Object.values(fields)).then(
      () => setReady(true),
      // What could not be loaded stays text, and is asked for again by the next that needs it.
      () => undefined,
    )
  }, [fields])
}
