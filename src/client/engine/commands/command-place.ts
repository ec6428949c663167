/** Leads to the place. @param isByKey a key asked for it */
type Go = (isByKey: boolean) => void

interface Place {
  /** The record that it is asked about there; null where it is about none. */
  readonly record: number | null
  readonly go: Go
}

const places = new Map<string, Place>()

/**
 * Lets a command be asked for where it has its place on the page, rather than in a dialog: its button, its key and the palette
 * all lead there.
 * @param record the one that it is asked about there, for others the dialog asks as ever; null for a command of the page
 * @returns how to stop
 */
export function provideCommandPlace(command: string, record: number | null, go: Go): () => void {
  const place = { record, go }
  places.set(command, place)
  return () => {
    if (places.get(command) === place) places.delete(command)
  }
}

/** Leads to the place of a command for a record, or for none; undefined where it has no place. */
export function commandPlace(command: string, record: number | null): Go | undefined {
  const place = places.get(command)
  return place?.record === record ? place.go : undefined
}
