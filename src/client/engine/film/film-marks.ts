/** Something that lies on a film from one place to another, in seconds. */
export interface FilmMark {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly text: string
  /** `open` is still to be looked at. */
  readonly tone: 'open' | 'settled' | 'bad'
}

/** Marks of one kind, drawn on one line. */
export interface FilmLane {
  readonly key: string
  readonly title: string
  readonly marks: readonly FilmMark[]
  /** Whether people judge its open marks. */
  readonly isJudged?: boolean
  /** Whether people move the ends of its marks. */
  readonly isMoved?: boolean
}

/** Half a frame: whoever stands on a mark goes on to the next. */
const margin = 0.02

/** The next mark that is still to be looked at, or the one before; any where none is open. Undefined where that way there is none. */
export function markBeside(lanes: readonly FilmLane[], at: number, by: 1 | -1): FilmMark | undefined {
  const all = lanes.flatMap(({ marks }) => marks)
  const open = all.filter(({ tone }) => tone === 'open')
  const ordered = (open.length > 0 ? open : all).toSorted((a, b) => a.from - b.from)
  return by === 1 ? ordered.find(({ from }) => from > at + margin) : ordered.findLast(({ from }) => from < at - margin)
}

/** How far from a mark one may stand and mean it still, in seconds. */
const near = 0.5

/** The open mark that somebody means who judges at a place: the one there, else the last before it. Lanes that nobody judges have none. */
export function markMeant(lanes: readonly FilmLane[], at: number): FilmMark | undefined {
  const judged = lanes.filter(({ isJudged }) => isJudged)
  const open = judged.flatMap(({ marks }) => marks).filter(({ tone }) => tone === 'open')
  const ordered = open.toSorted((a, b) => a.from - b.from)
  return (
    ordered.find(({ from, to }) => at >= from - near && at <= to + near) ?? ordered.findLast(({ from }) => from <= at)
  )
}
