import { useEffect, type RefObject } from 'react'
import { showsWhole } from './film-window'
import type { TimeView } from './time-view'

/** A line of text, in pixels: some wheels count lines. */
const lineHeight = 16

/** How far a pixel of the wheel comes closer. */
const perPixel = 0.002

/**
 * The wheel over a time line comes closer to where the pointer is, with Shift it goes along. A page goes on scrolling where there is
 * nothing to zoom.
 * @param track what is as wide as the window
 */
export function useWheelZoom(
  area: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  view: TimeView,
): void {
  useEffect(() => {
    const own = area.current
    if (!own) return
    const onWheel = (event: WheelEvent) => {
      const box = track.current?.getBoundingClientRect()
      if (!box || box.width === 0 || event.ctrlKey) return
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1
      const turned = (event.deltaY || event.deltaX) * unit
      if (event.shiftKey) {
        event.preventDefault()
        view.scroll(turned / box.width)
        return
      }
      // A page that is scrolled past goes on.
      if (turned > 0 && showsWhole(view.get(), view.bounds())) return
      event.preventDefault()
      const { from, span } = view.get()
      view.zoom(Math.exp(-turned * perPixel), from + ((event.clientX - box.left) / box.width) * span)
    }
    own.addEventListener('wheel', onWheel, { passive: false })
    return () => own.removeEventListener('wheel', onWheel)
  }, [area, track, view])
}
