import { useEffect, useMemo, useState, type RefObject } from 'react'
import { neededWidths, withRoom, withTitleRoom, type Widths } from './fitted-widths'
import type { GridColumn, GridRow, RowSource } from './grid-types'

const none: Widths = {}

/** Columns as declared, as wide as their titles, and those of figures as what has been loaded: a cut number is a wrong number. */
export function useFittedColumns<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  source: RowSource<R>,
  root: RefObject<HTMLElement | null>,
): readonly GridColumn<R>[] {
  const [needed, setNeeded] = useState(none)
  const titled = useMemo(() => {
    const measure = measureIn(document.body, 'bold')
    return measure ? withTitleRoom(columns, measure) : columns
  }, [columns])
  useEffect(() => {
    const seen = new WeakSet<R>()
    let frame = 0
    const measureNew = () => {
      frame = 0
      const rows: R[] = []
      source.forEachLoaded((row) => {
        if (!seen.has(row)) rows.push(row)
        seen.add(row)
      })
      const measure = rows.length > 0 && root.current ? measureIn(root.current) : undefined
      if (measure) setNeeded((known) => neededWidths(known, columns, rows, measure))
    }
    // Once a frame, however many blocks arrive in it.
    const soon = () => (frame ||= requestAnimationFrame(measureNew))
    soon()
    const stop = source.subscribe(soon)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [columns, source, root])
  return useMemo(() => withRoom(titled, needed), [titled, needed])
}

/** The width of a text as an element would write it. */
function measureIn(element: HTMLElement, weight: 'normal' | 'bold' = 'normal'): ((text: string) => number) | undefined {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return undefined
  const { fontSize, fontFamily } = getComputedStyle(element)
  canvas.font = `${weight} ${fontSize} ${fontFamily}`
  return (text) => canvas.measureText(text).width
}
