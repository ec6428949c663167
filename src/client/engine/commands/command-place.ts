interface Place {
  /** The record that is written about there. */
  readonly record: number
  readonly go: () => void
}

const places = new Map<string, Place>()

/**
 * Lets a command be asked for where it has its place on the page, rather than in a dialog: its button, its key and the palette
 * all lead there.
 * @param record the one that is written about there: for others the dialog asks as ever
 * @returns how to stop
 */
export function provideCommandPlace(command: string, record: number, go: () => void): () => void {
  const place = { record, go }
  places.set(command, place)
  return () => {
    if (places.get(command) === place) places.delete(command)
  }
}

/** Leads to the place of a command for a record; undefined where it has none. */
export function commandPlace(command: string, record: number): (() => void) | undefined {
  const place = places.get(command)
  return place?.record === record ? place.go : undefined
}
