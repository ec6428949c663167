import { painted } from '../../base/ui/painted'
import type { ViewedRange } from './grid-types'
import { createScrollMap, hasDrifted, offsetAfter, offsetRevealing, scrollTopAt, visibleRows } from './scroll-map'
import type { ScrollMap } from './scroll-map'

/** The rows to keep mounted, and where they are drawn. */
export interface MountedRange {
  readonly from: number
  readonly to: number
  /** Rows are placed relative to this one: transforms are float32 and blur beyond 2^24 px. */
  readonly base: number
  /** Number of row elements that are recycled. */
  readonly pool: number
}

export interface ViewportElements {
  /** Scrolls; its only child is the spacer. */
  readonly scroller: HTMLElement
  readonly spacer: HTMLElement
  /** Carries the rows; moved by transform. */
  readonly body: HTMLElement
}

export interface ViewportSize {
  readonly rows: number
  readonly rowHeight: number
  readonly headerHeight: number
  readonly contentWidth: number
  readonly maximumHeight: number
}

export interface ViewportEvents {
  /** Before other rows get mounted: the focused one may be among those that go. */
  leaving(next: MountedRange): void
  /** After the offset changed. */
  viewed(range: ViewedRange): void
  /** After the horizontal place changed, in CSS pixels. */
  shifted(left: number): void
}

export type GridViewport = ReturnType<typeof createGridViewport>

/** Rows kept beyond either edge. */
const overscan = 4
const baseStep = 1024
/** Without a scroll event for this long a gesture is over, ms. */
const gesturePause = 150

/**
 * Scrolls rows of fixed height. The rows are in a layer that sticks to the scroller and is moved here, in the frame in
 * which they are also filled: so there is never a blank frame, and the scrollbar may be shorter than the list.
 */
export function createGridViewport(events: ViewportEvents) {
  const listeners = new Set<() => void>()
  let elements: ViewportElements | undefined
  let size: ViewportSize = { rows: 0, rowHeight: 32, headerHeight: 32, contentWidth: 0, maximumHeight: 1_000_000 }
  let client = { width: 0, height: 0 }
  let map: ScrollMap = createScrollMap({ ...size, clientHeight: 0 })
  let place = { scrollTop: 0, offset: 0 }
  let left = 0
  let mounted: MountedRange = { from: 0, to: -1, base: 0, pool: 0 }
  let lastFrom = 0
  /** None until those in sight have been painted, which somebody waits for. */
  let beyond = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  const bodyHeight = () => Math.max(0, client.height - size.headerHeight)
  const visible = () => visibleRows(place.offset, bodyHeight(), size.rowHeight, size.rows)

  /** Draws the present offset; true when other rows must be mounted first, which React does before the frame is painted. */
  function draw(): boolean {
    const { from, to } = visible()
    const pool = Math.min(size.rows, Math.ceil(bodyHeight() / size.rowHeight) + 1 + 2 * overscan)
    const next: MountedRange = {
      from: Math.max(0, from - beyond),
      to: Math.min(size.rows - 1, to + beyond),
      base: Math.floor(from / baseStep) * baseStep,
      pool,
    }
    if (elements) elements.body.style.transform = `translateY(${next.base * size.rowHeight - place.offset}px)`
    const isSame =
      next.from === mounted.from && next.to === mounted.to && next.base === mounted.base && next.pool === mounted.pool
    if (isSame) return false
    events.leaving(next)
    mounted = next
    for (const listener of listeners) listener()
    return true
  }

  function view(isLanding: boolean): boolean {
    const changed = draw()
    const { from, to } = visible()
    // Before there is anything to draw in nothing is looked at: rows that were asked for ahead would be given up.
    if (elements) events.viewed({ from, to, travelled: isLanding ? 0 : from - lastFrom })
    lastFrom = from
    return changed
  }

  function settle(): void {
    pause = undefined
    if (elements && hasScrollbarStrayed()) placeScrollbar()
    view(true)
  }

  const hasScrollbarStrayed = () => map.compressed && Math.abs(scrollTopAt(map, place.offset) - place.scrollTop) > 1

  function placeScrollbar(): void {
    const scrollTop = scrollTopAt(map, place.offset)
    place = { ...place, scrollTop }
    if (elements) elements.scroller.scrollTop = scrollTop
  }

  function onScroll(): void {
    if (!elements) return
    const { scrollTop, scrollLeft } = elements.scroller
    if (scrollLeft !== left) {
      left = scrollLeft
      events.shifted(left)
    }
    const isFromRest = pause === undefined
    clearTimeout(pause)
    pause = setTimeout(settle, gesturePause)
    // The echo of our own placing, which the browser rounds to device pixels, is not a gesture.
    if (Math.abs(scrollTop - place.scrollTop) < 1) return
    const isLeap = isFromRest && Math.abs(scrollTop - place.scrollTop) > client.height
    place = { scrollTop, offset: offsetAfter(map, place, scrollTop) }
    if (hasDrifted(map, place.scrollTop, place.offset)) placeScrollbar()
    // A leap from rest has most likely landed: its rows are asked for at once, and given up should the gesture go on.
    view(isLeap)
  }

  function remap(): void {
    map = createScrollMap({ ...size, clientHeight: client.height })
    if (elements) {
      elements.spacer.style.height = `${map.spacerHeight}px`
      elements.spacer.style.width = `${size.contentWidth}px`
    }
    place = { ...place, offset: Math.min(place.offset, map.offsetRange) }
    placeScrollbar()
    view(true)
  }

  function scrollTo(offset: number): boolean {
    const bounded = Math.max(0, Math.min(map.offsetRange, offset))
    if (bounded === place.offset) return false
    place = { ...place, offset: bounded }
    placeScrollbar()
    return view(true)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    mounted: () => mounted,
    left: () => left,
    visible,
    /** Rows that PageUp and PageDown travel: all that show whole, but one to keep the thread. */
    pageRows: () => Math.max(1, Math.floor(bodyHeight() / size.rowHeight) - 1),
    /** Starts to scroll and to follow the size of the given elements; returns the way to stop. */
    attach(attached: ViewportElements): () => void {
      elements = attached
      const { scroller } = attached
      const observer = new ResizeObserver(() => {
        const next = { width: scroller.clientWidth, height: scroller.clientHeight }
        if (next.width === client.width && next.height === client.height) return
        client = next
        remap()
      })
      observer.observe(scroller)
      scroller.addEventListener('scroll', onScroll, { passive: true })
      client = { width: scroller.clientWidth, height: scroller.clientHeight }
      remap()
      void painted().then(() => {
        beyond = overscan
        if (elements) draw()
      })
      return () => {
        observer.disconnect()
        scroller.removeEventListener('scroll', onScroll)
        clearTimeout(pause)
        elements = undefined
      }
    },
    /** Takes on another number of rows, row height, width or limit; the row at the top stays at the top. */
    resize(next: ViewportSize): void {
      const isSame = (Object.keys(next) as (keyof ViewportSize)[]).every((key) => next[key] === size[key])
      if (isSame) return
      place = { ...place, offset: (place.offset / size.rowHeight) * next.rowHeight }
      size = next
      remap()
    },
    /** Scrolls as little as shows the row whole; true when rows are yet to be mounted for it. */
    reveal(row: number): boolean {
      return scrollTo(offsetRevealing(row, place.offset, bodyHeight(), size.rowHeight))
    },
    /** Brings a row to a third from the top, where the eye looks after a jump. */
    land(row: number): boolean {
      const { from, to } = visible()
      if (row > from && row < to) return false
      return scrollTo(Math.round((row * size.rowHeight - bodyHeight() / 3) / size.rowHeight) * size.rowHeight)
    },
    toTop: () => scrollTo(0),
    /** The place of the first row in sight, in rows: 3000.5 is the middle of row 3000. */
    top: () => place.offset / size.rowHeight,
    /** Goes back to a place given by `top` and `left`. */
    restore(top: number, sideways: number): void {
      scrollTo(top * size.rowHeight)
      if (elements) elements.scroller.scrollLeft = sideways
    },
    /** Scrolls sideways as little as shows a column whose place and width in the strip between the pinned ones are given. */
    revealColumn(start: number, width: number, stripWidth: number): void {
      if (!elements) return
      const end = start + width
      if (start < left) elements.scroller.scrollLeft = start
      else if (end > left + stripWidth) elements.scroller.scrollLeft = end - stripWidth
    },
    clientWidth: () => client.width,
    /** For tests and benches: the true offset in CSS pixels, which the scrollbar only stands for. */
    offset: () => place.offset,
  }
}
