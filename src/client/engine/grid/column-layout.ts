/** How a person has arranged the columns: only what differs from the declaration, so that new columns turn up by themselves. */
export interface ColumnLayout {
  /** Column ids in visual order; those not named follow in declared order. */
  readonly order: readonly string[]
  /** CSS pixels by column id. */
  readonly widths: Readonly<Record<string, number>>
  /** `none` unpins a column that is declared as pinned. */
  readonly pins: Readonly<Record<string, Pin | 'none'>>
  /** True hides a column, false shows one that is declared as hidden. */
  readonly hidden: Readonly<Record<string, boolean>>
}

export type Pin = 'start' | 'end'

/** What the layout needs to know of a column. */
export interface LayoutColumn {
  readonly id: string
  readonly width: number
  readonly minWidth?: number
  readonly pinned?: Pin
  readonly hidden?: boolean
}

export interface ResolvedLayout {
  /** All columns, hidden ones included, in visual order within their section. */
  readonly start: readonly string[]
  readonly centre: readonly string[]
  readonly end: readonly string[]
  readonly hidden: ReadonlySet<string>
  readonly widths: Readonly<Record<string, number>>
}

export const defaultLayout: ColumnLayout = { order: [], widths: {}, pins: {}, hidden: {} }

/** One press of a resizing key, in CSS pixels. */
export const resizeStep = 8
const leastWidth = 40
const largestWidth = 1200

/** Applies a layout to declared columns; ids it does not know are passed over. */
export function resolveLayout(layout: ColumnLayout, columns: readonly LayoutColumn[]): ResolvedLayout {
  const declared = columns.map((column) => column.id)
  const known = layout.order.filter((id) => declared.includes(id))
  const order = [...known, ...declared.filter((id) => !known.includes(id))]
  const pins = new Map(columns.map((column) => [column.id, layout.pins[column.id] ?? column.pinned ?? 'none']))
  return {
    start: order.filter((id) => pins.get(id) === 'start'),
    centre: order.filter((id) => pins.get(id) === 'none'),
    end: order.filter((id) => pins.get(id) === 'end'),
    hidden: new Set(columns.filter((column) => layout.hidden[column.id] ?? column.hidden).map((column) => column.id)),
    widths: Object.fromEntries(
      columns.map((column) => [column.id, clampWidth(column, layout.widths[column.id] ?? column.width)]),
    ),
  }
}

/** Visible columns in visual order: pinned at the start, the others, pinned at the end. */
export function visibleOrder(resolved: ResolvedLayout): string[] {
  return [...resolved.start, ...resolved.centre, ...resolved.end].filter((id) => !resolved.hidden.has(id))
}

/** Moves a column past its visible neighbours within its section; at the section's end it stays. */
export function moveColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  id: string,
  by: number,
): ColumnLayout {
  const resolved = resolveLayout(layout, columns)
  const section = sectionOf(resolved, id).filter((other) => !resolved.hidden.has(other))
  const from = section.indexOf(id)
  const to = Math.max(0, Math.min(section.length - 1, from + by))
  const target = section[to]
  if (from < 0 || target === undefined || to === from) return layout
  return placeColumn(layout, columns, id, target)
}

/** Drops a column at another's place, taking on that one's section. */
export function placeColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  id: string,
  targetId: string,
): ColumnLayout {
  if (id === targetId) return layout
  const resolved = resolveLayout(layout, columns)
  const order = [...resolved.start, ...resolved.centre, ...resolved.end]
  const isForwards = order.indexOf(id) < order.indexOf(targetId)
  const others = order.filter((other) => other !== id)
  const at = others.indexOf(targetId) + (isForwards ? 1 : 0)
  const moved = { ...layout, order: others.toSpliced(at, 0, id) }
  const pin = pinOf(resolved, targetId)
  return pin === pinOf(resolved, id) ? moved : { ...moved, pins: { ...layout.pins, [id]: pin } }
}

/** Sets a width within the column's limits, in whole pixels. */
export function resizeColumn(layout: ColumnLayout, column: LayoutColumn, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [column.id]: clampWidth(column, width) } }
}

/** Gives a column the width it is declared with. */
export function resetWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _former, ...widths } = layout.widths
  return { ...layout, widths }
}

/** Pins a column to a side; pinning it where it is already pinned lets it go, and so does `none`. */
export function pinColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  id: string,
  side: Pin | 'none',
): ColumnLayout {
  const pin = pinOf(resolveLayout(layout, columns), id) === side ? 'none' : side
  return { ...layout, pins: { ...layout.pins, [id]: pin } }
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function showColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  id: string,
  isShown: boolean,
): ColumnLayout {
  const isLast = visibleOrder(resolveLayout(layout, columns)).every((other) => other === id)
  if (!isShown && isLast) return layout
  return { ...layout, hidden: { ...layout.hidden, [id]: !isShown } }
}

/** The width that fits the widest of some texts; `measure` answers in CSS pixels, `padding` is added. */
export function fittingWidth(texts: readonly string[], measure: (text: string) => number, padding: number): number {
  return Math.ceil(texts.reduce((widest, text) => Math.max(widest, measure(text)), 0)) + padding
}

function sectionOf(resolved: ResolvedLayout, id: string): readonly string[] {
  return [resolved.start, resolved.centre, resolved.end].find((section) => section.includes(id)) ?? []
}

function pinOf(resolved: ResolvedLayout, id: string): Pin | 'none' {
  if (resolved.start.includes(id)) return 'start'
  return resolved.end.includes(id) ? 'end' : 'none'
}

function clampWidth(column: LayoutColumn, width: number): number {
  return Math.round(Math.min(largestWidth, Math.max(column.minWidth ?? leastWidth, width)))
}
