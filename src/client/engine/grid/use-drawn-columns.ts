import { useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { painted } from '../../base/ui/painted'
import { cardParts } from './card-parts'
import type { DrawnColumns } from './grid-row'
import type { GridColumns, PlacedColumn } from './use-grid-columns'

/** Columns kept beyond either edge, so that a step sideways finds its cell; none until those in sight have been painted. */
const overscan = 3

const none: readonly PlacedColumn[] = []

/**
 * The columns worth drawing: the pinned ones, and of the others those in sight; where rows are cards, all titles and what fits
 * a card. Changes only when others come into sight.
 */
export function useDrawnColumns(
  columns: GridColumns,
  scroller: RefObject<HTMLDivElement | null>,
  hasSelection: boolean,
  isOfCards: boolean,
): DrawnColumns {
  const { start, centre, end, visible, startWidth, endWidth } = columns
  const isPainted = useIsPainted()
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: centre.length,
    horizontal: true,
    overscan: isPainted ? overscan : 0,
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => centre[index]?.width ?? 0,
    getItemKey: (index) => centre[index]?.id ?? index,
    observeElementOffset: observeSideways,
  })
  const widths = centre.map(({ id, width }) => `${id} ${width}`).join()
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, widths])
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const cards = useMemo(() => (isOfCards ? cardParts(visible) : undefined), [isOfCards, visible])
  return useMemo(
    () =>
      cards
        ? { start: none, centre: visible, end: none, startWidth: 0, endWidth: 0, hasSelection, cards }
        : { start, centre: centre.slice(first, last + 1), end, startWidth, endWidth, hasSelection, cards },
    [start, centre, end, visible, startWidth, endWidth, hasSelection, first, last, cards],
  )
}

/** Whether what was drawn first is on screen: what is drawn from then on gives way to keys. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    void painted().then(() => isGone || startTransition(() => setPainted(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isPainted
}

/** Reports sideways scrolling only: most scroll events are vertical and none of this hook's business. */
function observeSideways(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  const element = virtualizer.scrollElement
  if (!element) return undefined
  let left = element.scrollLeft
  const onScroll = () => {
    if (element.scrollLeft === left) return
    left = element.scrollLeft
    report(left, false)
  }
  report(left, false)
  element.addEventListener('scroll', onScroll, { passive: true })
  return () => element.removeEventListener('scroll', onScroll)
}
