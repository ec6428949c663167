/** Where a film stands, in seconds, and whether it runs. */
export interface FilmPlace {
  readonly at: number
  readonly isPlaying: boolean
}

export type Playhead = ReturnType<typeof createPlayhead>

/** Where a film stands, for whatever follows it: told with each picture, so that who asks for less renders less. */
export function createPlayhead() {
  let place: FilmPlace = { at: 0, isPlaying: false }
  const listeners = new Set<() => void>()
  return {
    get: () => place,
    set(next: FilmPlace): void {
      place = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface FilmOnPage {
  readonly pageId: string
  readonly playhead: Playhead
}

let onPage: FilmOnPage | undefined

/** Says that a film stands on a page, until the returned function is called: commands of the page take its time. */
export function provideFilm(pageId: string, playhead: Playhead): () => void {
  const own = { pageId, playhead }
  onPage = own
  return () => {
    if (onPage === own) onPage = undefined
  }
}

/** Where the film of a page stands, in milliseconds; undefined where none is on screen. */
export function filmTimeOn(pageId: string): number | undefined {
  return onPage?.pageId === pageId ? Math.round(onPage.playhead.get().at * 1000) : undefined
}
