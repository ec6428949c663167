/**
 * What is drawn of a film or a sound without playing it: how loud it is at each place, and small pictures of it on one sheet. It is
 * made once, by whoever has the film open first, since browsers decode what servers would need programs for; and kept beside the file.
 */
export interface FilmTrace {
  /** Of the film, in seconds. */
  readonly length: number
  /** Peaks a second. */
  readonly rate: number
  /** The lowest and the highest of each place, from -127 to 127; nothing where the film has no sound. */
  readonly peaks: Int8Array
  readonly sheet: FilmSheet | null
}

/** Small pictures of a film in rows, from left to right, on one JPEG. */
export interface FilmSheet extends SheetFacts {
  readonly picture: Uint8Array
}

export interface SheetFacts {
  /** Seconds from one picture to the next; the first is at the beginning. */
  readonly every: number
  /** Of one picture, in pixels. */
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly count: number
}

/** Peaks a second: ten on the shortest syllable, and three hours in one call. */
export const peakRate = 50

/** Longer films have none: they would not fit into one call. In seconds. */
export const longestTraced = 3 * 3_600

/** Pictures on a sheet, at most, and seconds from one to the next, at least. */
export const mostPictures = 100
export const closestPictures = 2

/** Nothing is shown of a film so near its end that players may show nothing there, in seconds. */
const beforeEnd = 0.5

/** The longer side of a picture, in pixels, and the largest sheet, in bytes. */
export const pictureSide = 160
export const largestSheet = 300 * 1024

/** Peaks that are drawn as one, level by level: whoever looks at a whole film needs few of them. */
const levels = [1, 8, 64] as const

/** How many peaks a level has of so many. */
const countAt = (count: number, level: number) => Math.ceil(count / level)

/** Peaks as they are at first, and each level of them after it. */
export function levelsOf(peaks: Int8Array): Int8Array {
  const count = peaks.length / 2
  const all = new Int8Array(levels.reduce((sum, level) => sum + 2 * countAt(count, level), 0))
  let at = 0
  for (const level of levels) {
    for (let place = 0; place < countAt(count, level); place++) {
      const [low, high] = rangeOf(peaks, place * level, (place + 1) * level)
      all[at++] = low
      all[at++] = high
    }
  }
  return all
}

function rangeOf(peaks: Int8Array, from: number, to: number): [low: number, high: number] {
  let [low, high] = [127, -127]
  for (let place = from; place < to && 2 * place < peaks.length; place++) {
    low = Math.min(low, peaks[2 * place]!)
    high = Math.max(high, peaks[2 * place + 1]!)
  }
  return [low, high]
}

/** How many peaks a film has. */
export function peakCount({ length, rate }: Pick<FilmTrace, 'length' | 'rate'>): number {
  return Math.ceil(length * rate)
}

/** A part of the peaks of a film. */
export interface PeakSlice {
  /** Where it begins, in seconds. */
  readonly from: number
  /** Seconds from one peak to the next. */
  readonly step: number
  /** Where it lies among all levels, in bytes, and how many there are. */
  readonly first: number
  readonly bytes: number
}

/**
 * The peaks of a stretch, of the coarsest level that has so many on it, or of the finest.
 * @param count of peaks at first
 */
export function sliceOf(
  { rate, count }: { readonly rate: number; readonly count: number },
  { from, to, points }: { readonly from: number; readonly to: number; readonly points: number },
): PeakSlice {
  const fitting = levels.findLast((level) => ((to - from) * rate) / level >= points) ?? 1
  const step = fitting / rate
  const there = countAt(count, fitting)
  const begin = Math.min(there, Math.max(0, Math.floor(from / step)))
  const end = Math.min(there, Math.max(begin, Math.ceil(to / step)))
  const before = levels.slice(0, levels.indexOf(fitting)).reduce((sum, level) => sum + 2 * countAt(count, level), 0)
  return { from: begin * step, step, first: before + 2 * begin, bytes: 2 * (end - begin) }
}

/** How large the peaks of all levels are, in bytes. */
export function bytesOfLevels(count: number): number {
  return levels.reduce((sum, level) => sum + 2 * countAt(count, level), 0)
}

/** Where the picture of a place lies on a sheet, in pixels. */
export function pictureAt({ every, width, height, columns, count }: SheetFacts, at: number): { x: number; y: number } {
  const nth = Math.min(count - 1, Math.max(0, Math.floor(at / every)))
  return { x: (nth % columns) * width, y: Math.floor(nth / columns) * height }
}

/** Which pictures a sheet has of a film of this length and shape. */
export function sheetFor(length: number, shape: { readonly width: number; readonly height: number }): SheetFacts {
  const every = Math.max(closestPictures, length / mostPictures)
  const count = Math.max(1, Math.min(mostPictures, Math.ceil((length - beforeEnd) / every)))
  const scale = pictureSide / Math.max(shape.width, shape.height)
  return {
    every,
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
    columns: Math.ceil(Math.sqrt(count)),
    count,
  }
}
