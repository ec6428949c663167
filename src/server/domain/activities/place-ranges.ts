/** Places of a rank, both ends included. */
export interface PlaceRange {
  readonly from: number
  readonly to: number
}

/** Reads `1,2,3,4-10` as ranges of places. */
export function parseRanges(text: string): PlaceRange[] {
  return text.split(',').map((part) => {
    const [from = 0, to = from] = part.trim().split('-').map(Number)
    return { from, to }
  })
}

/** What is wrong with ranges of places, as a caption id: they neither overlap nor leave a gap, and end within the rank. */
export function rangeFault(ranges: readonly PlaceRange[], size: number): string | undefined {
  let next = 1
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    if (to < from) return 'activity.rangeReversed'
    if (from < next) return 'activity.rangesOverlap'
    if (from > next) return 'activity.rangesGap'
    next = to + 1
  }
  return next - 1 > size ? 'activity.rangeBeyond' : undefined
}
