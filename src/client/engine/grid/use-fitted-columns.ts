import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { ColumnLayout } from './column-layout'
import { neededWidths, wantedWidths, withRoom, withSpareRoom, withTitleRoom, type Widths } from './fitted-widths'
import type { GridColumn, GridRow, RowSource } from './grid-types'

const none: Widths = {}

/** Beside the columns: that of checkboxes, and the scrollbar. */
const besideColumns = 36 + 16

/**
 * Columns as declared, as wide as their titles, and those of figures as what has been loaded: a cut number is a wrong number. Of the
 * room that is left, texts of the first rows get what they lack; those of later rows move no column.
 */
export function useFittedColumns<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  source: RowSource<R>,
  layout: ColumnLayout,
  root: RefObject<HTMLElement | null>,
): readonly GridColumn<R>[] {
  const [needed, setNeeded] = useState(none)
  const [wanted, setWanted] = useState(none)
  const room = useWidth(root) - besideColumns
  const titled = useMemo(() => {
    const measure = measureIn(document.body, 'bold')
    return measure ? withTitleRoom(columns, measure) : columns
  }, [columns])
  // Rows that are there from the first are painted in their place: a frame later the whole list would be drawn again.
  useLayoutEffect(() => {
    const seen = new WeakSet<R>()
    let frame = 0
    let isFirst = true
    const measureNew = () => {
      frame = 0
      const rows: R[] = []
      source.forEachLoaded((row) => {
        if (!seen.has(row)) rows.push(row)
        seen.add(row)
      })
      const measure = rows.length > 0 && root.current ? measureIn(root.current) : undefined
      if (!measure) return
      setNeeded((known) => neededWidths(known, columns, rows, measure))
      if (isFirst) setWanted(wantedWidths(columns, rows, measure))
      isFirst = false
    }
    // Once a frame, however many blocks arrive in it.
    const soon = () => (frame ||= requestAnimationFrame(measureNew))
    measureNew()
    const stop = source.subscribe(soon)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [columns, source, root])
  return useMemo(
    () => withSpareRoom(withRoom(titled, needed), wanted, layout, room),
    [titled, needed, wanted, layout, room],
  )
}

/** How wide an element is, CSS pixels; 0 until it is there. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const found = element.current
    if (!found) return
    const look = () => setWidth(found.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** The width of a text as an element would write it. */
function measureIn(element: HTMLElement, weight: 'normal' | 'bold' = 'normal'): ((text: string) => number) | undefined {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return undefined
  const { fontSize, fontFamily } = getComputedStyle(element)
  canvas.font = `${weight} ${fontSize} ${fontFamily}`
  return (text) => canvas.measureText(text).width
}
