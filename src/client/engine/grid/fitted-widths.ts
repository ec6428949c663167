import { resolveLayout, type ColumnLayout } from './column-layout'
import type { GridColumn, GridRow } from './grid-types'

/** Widths in CSS pixels by column id. */
export type Widths = Readonly<Record<string, number>>

/** What is next to a figure in its cell: padding, the line, and a pixel for rounding. */
const besideText = 26

/**
 * The widths that columns of figures need to show all of them; the same object where these rows ask for no more.
 * @param known what rows seen before need
 * @param measure a text's width in CSS pixels
 */
export function neededWidths<R extends GridRow>(
  known: Widths,
  columns: readonly GridColumn<R>[],
  rows: readonly R[],
  measure: (text: string) => number,
): Widths {
  const grown: Record<string, number> = {}
  for (const { id, isWhole, textOf } of columns) {
    if (!isWhole) continue
    // Digits are drawn of one width, that of a nought: what has fewer characters needs no measuring.
    const texts = [...new Set(rows.map(textOf))].sort((a, b) => b.length - a.length).slice(0, 3)
    const needed = Math.ceil(Math.max(0, ...texts.map((text) => measure(text.replace(/\d/g, '0'))))) + besideText
    if (texts.length > 0 && needed > (known[id] ?? 0)) grown[id] = needed
  }
  return Object.keys(grown).length > 0 ? { ...known, ...grown } : known
}

/** What is next to a title in its cell: padding, the line, and the mark of a sort. */
const besideTitle = 34
/** The title of figures stands as far from the line as they do. */
const besideFigures = besideTitle + 8
/** The widest that a title makes its column, CSS pixels: a sentence is cut. */
const widestTitle = 240

/**
 * Columns with the room that their titles need: a cut title is asked for again and again.
 * @param measure a title's width in CSS pixels
 */
export function withTitleRoom<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  measure: (title: string) => number,
): readonly GridColumn<R>[] {
  return columns.map((column) => {
    const beside = column.align === 'end' ? besideFigures : besideTitle
    const least = Math.min(widestTitle, Math.ceil(measure(column.title)) + beside)
    return column.width >= least ? column : { ...column, width: least }
  })
}

/** Columns with the room that their figures need: no narrower at first, nor when a person makes them so. */
export function withRoom<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  needed: Widths,
): readonly GridColumn<R>[] {
  return columns.map((column) => {
    const least = needed[column.id]
    if (least === undefined) return column
    return { ...column, width: Math.max(column.width, least), minWidth: Math.max(column.minWidth ?? 0, least) }
  })
}

/** What is beside a text in its cell: padding, the line, and the dot of a choice. */
const besideWords = 36
/** The widest that a column gets by itself, CSS pixels: a longer text is read on the record's page. */
const widestText = 480
/** What is read first is drawn somewhat heavier. */
const heavier = 1.06

/** The widths at which no text of these rows would be cut, of columns that are read as text. */
export function wantedWidths<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  rows: readonly R[],
  measure: (text: string) => number,
): Widths {
  const wanted = columns.flatMap(({ id, isText, isLead, before = 0, textOf }) => {
    if (!isText) return []
    const texts = [...new Set(rows.map(textOf))].sort((a, b) => b.length - a.length).slice(0, 5)
    const widest = Math.max(0, ...texts.map(measure)) * (isLead ? heavier : 1)
    return [[id, Math.min(widestText, Math.ceil(widest) + before + besideWords)] as const]
  })
  return Object.fromEntries(wanted)
}

/**
 * Columns with what a wide window leaves beside them, as far as texts lack it: all alike, where there is not enough for each.
 * What a person has made as wide as they like stays so.
 * @param room for all columns, CSS pixels
 */
export function withSpareRoom<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  wanted: Widths,
  layout: ColumnLayout,
  room: number,
): readonly GridColumn<R>[] {
  const { hidden, widths } = resolveLayout(layout, columns)
  const shown = columns.filter(({ id }) => !hidden.has(id))
  const spare = shown.reduce((left, { id }) => left - (widths[id] ?? 0), room)
  const lacks = new Map(
    shown.flatMap(({ id, width }) => {
      const lack = (wanted[id] ?? 0) - width
      return lack > 0 && layout.widths[id] === undefined ? [[id, lack] as const] : []
    }),
  )
  const all = [...lacks.values()].reduce((sum, lack) => sum + lack, 0)
  if (spare <= 0 || all === 0) return columns
  const part = Math.min(1, spare / all)
  return columns.map((column) => {
    const lack = lacks.get(column.id)
    return lack === undefined ? column : { ...column, width: column.width + Math.floor(lack * part) }
  })
}
