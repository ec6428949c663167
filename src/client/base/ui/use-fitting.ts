import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How many parts of a row stand in its first line; the row wraps, and shows one line alone. A part wider than the row has no room.
 * @param content changes when what is in the row does
 */
export function useFitting(row: RefObject<HTMLElement | null>, content: unknown): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const parts = [...element.children] as HTMLElement[]
      const beyond = parts.findIndex(
        (part) => part.offsetTop > (parts[0]?.offsetTop ?? 0) || part.offsetWidth > element.clientWidth,
      )
      setFitting(beyond < 0 ? Number.POSITIVE_INFINITY : beyond)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [row, content])
  return fitting
}
