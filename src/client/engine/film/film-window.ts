/** The part of a film that its time line shows, in seconds. */
export interface FilmWindow {
  readonly from: number
  readonly span: number
}

/** Where a time line ends to come closer, and how far it goes back, in seconds. */
export interface WindowBounds {
  /** Of the film; 0 until it is known. */
  readonly length: number
  /** The most that is shown at once, where that is not the whole film. */
  readonly most?: number
}

/** Closer than this nobody sees anything new: some pictures of a film, in seconds. */
const closest = 1

/** One step closer, or away by as much. */
export const zoomStep = 1.5

/** A window kept within its film. */
export function fitted({ from, span }: FilmWindow, { length, most = Infinity }: WindowBounds): FilmWindow {
  const whole = length > 0 ? length : span
  const fitting = Math.min(Math.max(span, Math.min(closest, whole)), whole, most)
  return { span: fitting, from: Math.min(Math.max(0, from), whole - fitting) }
}

/**
 * Comes closer to a place, which stays where it is.
 * @param factor by how much: 2 shows half of what was shown
 */
export function zoomed(window: FilmWindow, factor: number, about: number, bounds: WindowBounds): FilmWindow {
  const { span } = fitted({ from: 0, span: window.span / factor }, bounds)
  const share = (about - window.from) / window.span
  return fitted({ from: about - share * span, span }, bounds)
}

/** Goes along the film. @param share of what is shown */
export function scrolled(window: FilmWindow, share: number, bounds: WindowBounds): FilmWindow {
  return fitted({ ...window, from: window.from + share * window.span }, bounds)
}

/** The window after the film has gone from one place to another: whoever looked at it where it was goes along, page by page. */
export function followed(window: FilmWindow, before: number, at: number, bounds: WindowBounds): FilmWindow {
  if (isWithin(window, at) || !isWithin(window, before)) return window
  return pageWith(window, at, bounds)
}

/** The window as wide as it is that shows a place: films are turned over page by page. */
export function pageWith(window: FilmWindow, at: number, bounds: WindowBounds): FilmWindow {
  if (isWithin(window, at)) return window
  return fitted({ ...window, from: Math.floor(at / window.span) * window.span }, bounds)
}

function isWithin({ from, span }: FilmWindow, at: number): boolean {
  return at >= from && at < from + span
}

/** Whether all of a film is shown. */
export function showsWhole({ span }: FilmWindow, { length }: WindowBounds): boolean {
  return length === 0 || span >= length
}

/** Something that lies from one place to another, in percent of a window: at least as wide as can be seen and clicked. */
export function placeIn(
  window: FilmWindow,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly start: number; readonly width: number } {
  if (window.span <= 0) return { start: 0, width: 0 }
  const percent = (seconds: number) => Math.min(100, Math.max(0, ((seconds - window.from) / window.span) * 100))
  const start = percent(from)
  return { start, width: Math.max(0.6, percent(Math.max(to, from)) - start) }
}

/** Whether something lies in a window, or partly. */
export function touches(window: FilmWindow, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return to >= window.from && from < window.from + window.span
}
