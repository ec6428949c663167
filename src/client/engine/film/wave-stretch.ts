import type { FilmWindow } from './film-window'

/** So many places of a window are drawn: as wide as a player is. */
const pointsShown = 640

/** What is asked for to draw a window. */
interface WaveStretch {
  /** In seconds. */
  readonly from: number
  readonly to: number
  readonly points: number
}

/**
 * What is asked for to draw a window: twice as much as it shows, and the same for windows beside it and a little closer, so that few
 * steps ask anew.
 * @param length of the film, in seconds
 */
export function stretchAround({ from, span }: FilmWindow, length: number): WaveStretch {
  const half = 2 ** Math.ceil(Math.log2(Math.max(1, span)))
  const start = Math.floor(Math.max(0, from) / half) * half
  const to = Math.max(start + 1, Math.min(length, start + 2 * half))
  return { from: start, to, points: Math.ceil((pointsShown * (to - start)) / half) }
}
