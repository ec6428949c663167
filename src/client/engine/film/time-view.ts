import { fitted, followed, pageWith, scrolled, zoomed, type FilmWindow, type WindowBounds } from './film-window'

/** What a time line shows of its film, for all that is drawn on it. */
export type TimeView = ReturnType<typeof createTimeView>

/** @param opens how many seconds it shows at first, where that is not the whole film; and how many at most */
export function createTimeView(opens: { readonly span?: number; readonly most?: number } = {}) {
  const most = opens.most === undefined ? {} : { most: opens.most }
  let bounds: WindowBounds = { length: 0, ...most }
  let shown: FilmWindow = { from: 0, span: opens.span ?? 0 }
  let before = 0
  const listeners = new Set<() => void>()
  const show = (next: FilmWindow) => {
    if (next.from === shown.from && next.span === shown.span) return
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => shown,
    bounds: () => bounds,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The film is this long, in seconds. */
    measure(length: number): void {
      const wasWhole = opens.span === undefined && shown.span === bounds.length
      bounds = { length, ...most }
      show(fitted(wasWhole ? { from: 0, span: length } : shown, bounds))
    },
    zoom: (factor: number, about: number) => show(zoomed(shown, factor, about, bounds)),
    scroll: (share: number) => show(scrolled(shown, share, bounds)),
    /** The film is at a place. */
    follow(at: number): void {
      show(followed(shown, before, at, bounds))
      before = at
    },
    /** Shows a place, wherever one looked before. */
    reveal: (at: number) => show(pageWith(shown, at, bounds)),
  }
}
