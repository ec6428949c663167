import type { Entity } from '../schema/entity'
import type { Field } from '../schema/field'
import type { ListingPage } from '../schema/page'
import { traitsOf } from './field-traits'
import type { Filter } from './filter'
import { fieldOf } from './standard-fields'

/** One figure of a report: a column, and what its values come to over a span of time. */
export interface ReportFigure {
  readonly path: string
  /** Amounts are added up; shares and rates are averaged, each row weighing the same. */
  readonly how: 'sum' | 'average'
}

/** One figure over a whole span. Money in minor units, never over two currencies; null where no row has a value. */
export interface FigureTotal extends ReportFigure {
  readonly currency: string | null
  readonly value: number | null
  /** Over the span before, as far as it is compared. */
  readonly previous: number | null
  /** What of the value is compared with it: all of it, but for a day that is not over. */
  readonly compared: number | null
}

/** One figure on one day (`2026-05-01`) or in one month (`2026-05`), of the span asked for or of the one before it. */
export interface FigurePoint {
  readonly at: string
  readonly path: string
  readonly currency: string | null
  readonly value: number
  readonly isPrevious: boolean
}

/** What the figures of a report come to over the span that its list is filtered to, and over the one before it. */
export interface FiguresAnswer {
  readonly over: string
  readonly bucket: 'day' | 'month'
  /** Null where the list is not filtered by when. */
  readonly span: Filter | null
  /** The span of equal length before it; null where it has no beginning or no end. */
  readonly previous: Filter | null
  readonly totals: readonly FigureTotal[]
  readonly points: readonly FigurePoint[]
}

/** How many figures are shown where a page does not name them. */
const most = 8

/** The field that a report's figures are shown over: as its page says, else its first column that is a day or a moment. */
export function reportOver({ entity, columns, over }: ListingPage): string {
  return over ?? columns.find((path) => isTime(fieldOf(entity, path))) ?? 'createdAt'
}

/** A report's figures: as its page names them, else its columns that count or share something. */
export function reportFigures({ entity, columns, moreColumns = [], figures }: ListingPage): readonly ReportFigure[] {
  const paths = figures ?? [...columns, ...moreColumns].filter((path) => isFigure(entity, path)).slice(0, most)
  const isMean = (path: string) => {
    const field = fieldOf(entity, path)
    return field !== undefined && (field.figure ?? traitsOf(field).figure) !== 'sum'
  }
  return paths.map((path) => ({ path, how: isMean(path) ? 'average' : 'sum' }))
}

function isFigure(entity: Entity, path: string): boolean {
  const field = fieldOf(entity, path)
  if (!field || path === 'id' || path === 'version') return false
  const isPlain = 'plain' in field && field.plain === true
  const { figure } = traitsOf(field)
  return (figure === 'sum' && !isPlain) || figure === 'share'
}

function isTime(field: Field | undefined): boolean {
  return field !== undefined && traitsOf(field).time !== undefined
}
