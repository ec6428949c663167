import { useEffect, useState, type RefObject } from 'react'

/**
 * How many tabs of a strip are out of sight, those that are cut by its edge among them.
 * @param content changes when what is in the strip does
 */
export function useHiddenTabs(strip: RefObject<HTMLElement | null>, content: unknown): number {
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { left, right } = element.getBoundingClientRect()
      const isOut = (tab: Element) => {
        const place = tab.getBoundingClientRect()
        return place.left < left - 1 || place.right > right + 1
      }
      setHidden([...element.children].filter(isOut).length)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip, content])
  return hidden
}
