/** Where a scrollbar of limited length stands for a list of any length. All lengths are CSS pixels. */
export interface ScrollMap {
  /** Height of the scrolled element. */
  readonly spacerHeight: number
  /** The largest `scrollTop`. */
  readonly scrollRange: number
  /** The largest offset: the last row is at the bottom. */
  readonly offsetRange: number
  /** The scrollbar is shorter than the list. */
  readonly compressed: boolean
}

export interface ScrollMapInput {
  readonly rows: number
  readonly rowHeight: number
  /** Height of the scrolling element, header included. */
  readonly clientHeight: number
  readonly headerHeight: number
  /** What `maximumElementHeight` found. */
  readonly maximumHeight: number
}

/** Deltas below this scroll row by row, those above are jumps of the thumb (Glide's limit). */
const jump = 2000
/** Beyond 2^23 a float32, which is what browsers keep scroll positions in, no longer holds whole pixels. */
const preciseHeight = 8_000_000
/** At both ends the scrollbar and the list go 1:1 for this long, so that the first and the last row are reached exactly. */
const edge = 100_000

/** Lays out the scrollbar of a list. */
export function createScrollMap(input: ScrollMapInput): ScrollMap {
  const wholeHeight = input.rows * input.rowHeight + input.headerHeight
  const spacerHeight = Math.min(wholeHeight, input.maximumHeight, preciseHeight)
  const offsetRange = Math.max(0, wholeHeight - input.clientHeight)
  return {
    spacerHeight,
    scrollRange: Math.max(0, spacerHeight - input.clientHeight),
    offsetRange,
    compressed: spacerHeight < wholeHeight,
  }
}

/** The offset that a place of the scrollbar stands for. */
export function offsetAt(map: ScrollMap, scrollTop: number): number {
  const { scrollRange, offsetRange } = map
  // Scroll positions snap to device pixels, so the end may be missed by less than one.
  if (scrollTop >= scrollRange - 1) return offsetRange
  if (!map.compressed) return clamp(scrollTop, 0, offsetRange)
  const zone = edgeOf(map)
  if (scrollTop <= zone) return Math.max(0, scrollTop)
  if (scrollTop >= scrollRange - zone) return offsetRange - (scrollRange - scrollTop)
  return zone + ((scrollTop - zone) / (scrollRange - 2 * zone)) * (offsetRange - 2 * zone)
}

/** The place of the scrollbar that stands for an offset: the inverse of `offsetAt`. */
export function scrollTopAt(map: ScrollMap, offset: number): number {
  const { scrollRange, offsetRange } = map
  if (!map.compressed) return clamp(offset, 0, scrollRange)
  const zone = edgeOf(map)
  if (offset <= zone) return Math.max(0, offset)
  if (offset >= offsetRange - zone) return Math.min(scrollRange, scrollRange - (offsetRange - offset))
  return zone + ((offset - zone) / (offsetRange - 2 * zone)) * (scrollRange - 2 * zone)
}

/** The offset after the scrollbar went from one place to another: 1:1 for small steps, proportional for jumps. */
export function offsetAfter(map: ScrollMap, from: { scrollTop: number; offset: number }, scrollTop: number): number {
  const delta = scrollTop - from.scrollTop
  const isJump = Math.abs(delta) >= jump
  if (!map.compressed || isJump) return offsetAt(map, scrollTop)
  return clamp(from.offset + delta, 0, map.offsetRange)
}

/** Whether 1:1 steps have led the scrollbar so far astray that it must be put right during the gesture, not after it. */
export function hasDrifted(map: ScrollMap, scrollTop: number, offset: number): boolean {
  if (!map.compressed) return false
  const drift = Math.abs(scrollTopAt(map, offset) - scrollTop)
  const distanceToEnd = Math.min(scrollTop, map.scrollRange - scrollTop)
  return drift > edgeOf(map) / 2 || (drift > 1 && distanceToEnd < jump)
}

/** Rows that show, the partly visible ones included; empty (to < from) for a list without rows. */
export function visibleRows(offset: number, bodyHeight: number, rowHeight: number, rows: number) {
  const from = Math.max(0, Math.min(rows - 1, Math.floor(offset / rowHeight)))
  const to = Math.min(rows - 1, Math.ceil((offset + bodyHeight) / rowHeight) - 1)
  return { from, to }
}

/** The nearest offset at which a row shows whole. */
export function offsetRevealing(row: number, offset: number, bodyHeight: number, rowHeight: number): number {
  const top = row * rowHeight
  if (top < offset) return top
  return Math.max(offset, top + rowHeight - bodyHeight)
}

function edgeOf(map: ScrollMap): number {
  return Math.min(edge, map.scrollRange / 4)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
