import { useEffect, useState, type RefObject } from 'react'

/** Which ends of a row have more beyond them. */
export interface Overflow {
  readonly start: boolean
  readonly end: boolean
}

const none: Overflow = { start: false, end: false }

/**
 * Follows how far a row of one line is scrolled, and lets a wheel that only turns up and down scroll it sideways.
 * @param content changes when what is in the row does
 */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [overflow, setOverflow] = useState(none)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const start = element.scrollLeft > 1
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setOverflow((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return
      event.preventDefault()
      element.scrollLeft += event.deltaY
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    element.addEventListener('wheel', turn, { passive: false })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
      element.removeEventListener('wheel', turn)
    }
  }, [row, content])
  return overflow
}

/** Room left beside what is brought into view, so that the fade at the row's end does not cover it, in CSS pixels. */
const room = 32

/** Where a row has to be scrolled to show one of its parts whole; where it is, if it does. All in CSS pixels. */
export function scrollShowing(
  row: { readonly scrollLeft: number; readonly clientWidth: number },
  part: { readonly offsetLeft: number; readonly offsetWidth: number },
): number {
  const start = part.offsetLeft - room
  const end = part.offsetLeft + part.offsetWidth + room
  if (start < row.scrollLeft) return Math.max(0, start)
  return end > row.scrollLeft + row.clientWidth ? end - row.clientWidth : row.scrollLeft
}
