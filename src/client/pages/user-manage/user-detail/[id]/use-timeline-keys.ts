import { useLayoutEffect, type RefObject } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { isNowhere } from '../../../../base/ui/focus-home'

/** Keys of the timeline: up and down among its lines, and to its filter. Enter on a line is the line's own. */
export function useTimelineKeys(place: RefObject<HTMLElement | null>): void {
  const caption = useCaption()
  useLayoutEffect(() => {
    const lines = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])]
    const move = (step: 'next' | 'previous' | 'first' | 'last') => (): void | false => {
      const active = document.activeElement
      const isHere = isNowhere() || place.current?.contains(active)
      const all = lines()
      if (!isHere || all.length === 0) return false
      const index = all.findIndex((line) => line === active)
      const wanted = { next: index + 1, previous: Math.max(0, index - 1), first: 0, last: all.length - 1 }[step]
      all[Math.min(wanted, all.length - 1)]?.focus()
    }
    const key = (name: string, keys: string, run: () => void | false) => ({
      id: `timeline.${name}.${keys}`,
      keys,
      scope: 'page' as const,
      title: caption(`timeline.key.${name}`),
      repeatable: true,
      run,
    })
    return keyboard.bind([
      key('next', 'j', move('next')),
      key('next', 'ArrowDown', move('next')),
      key('previous', 'k', move('previous')),
      key('previous', 'ArrowUp', move('previous')),
      key('first', 'Home', move('first')),
      key('last', 'End', move('last')),
      key('filter', 'f', () => document.querySelector<HTMLElement>('[data-timeline-filter] button')?.focus()),
    ])
  }, [place, caption])
}
