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
