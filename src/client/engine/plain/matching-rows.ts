import { resolveFilter } from '../../../fields/filter'
import type { Filter } from '../../../fields/filter'
import type { Clock } from '../../../fields/period'
import type { Field } from '../../../schema/field'
import type { ApiRow } from '../parts/target'
import { traitsOf } from '../../../fields/field-traits'

/** How a list of rows in hand is read: whose calendar counts, and which of two languages texts are sorted by. */
export interface Reading {
  readonly clock: Clock
  readonly language: 'en' | 'zh'
  /** The field at a path. */
  readonly fieldAt: (path: string) => Field | undefined
}

/** The rows that match all filters, as the server would find them, in the order of `sort`: `-createdAt`, or several by commas. */
export function matchingRows(
  rows: readonly ApiRow[],
  { filters, sort = '' }: { readonly filters: Readonly<Record<string, Filter>>; readonly sort?: string },
  reading: Reading,
): ApiRow[] {
  const wanted = Object.entries(filters).map(([path, filter]) => {
    const field = reading.fieldAt(path)
    return [
      path,
      field ? resolveFilter(filter, field, reading.clock) : filter,
      field !== undefined && traitsOf(field).time === 'moment',
    ] as const
  })
  const found = rows.filter((row) =>
    wanted.every(([path, filter, isMoment]) => matches(partsOf(row[path]), filter, isMoment)),
  )
  const order = sort.split(',').filter(Boolean)
  return found.sort((a, b) => {
    for (const part of order) {
      const path = part.replace(/^-/, '')
      const turn = part.startsWith('-') ? -1 : 1
      const compared = compare(row(a, path, reading.language), row(b, path, reading.language), turn)
      if (compared !== 0) return compared
    }
    return a.id - b.id
  })
}

function matches(parts: readonly unknown[], filter: Filter, isMoment: boolean): boolean {
  const { is, not, contains, from, to, empty } = filter
  const holdsOne = (wanted: readonly unknown[]) => parts.some((part) => wanted.some((one) => isSame(part, one)))
  if (is !== undefined && !holdsOne(is)) return false
  if (not !== undefined && holdsOne(not)) return false
  if (empty !== undefined && (parts.length === 0) !== empty) return false
  if (contains !== undefined && !parts.some((part) => textIn(part).includes(contains.toLowerCase()))) return false
  if (from !== undefined && !parts.some((part) => isOrdered(from, part))) return false
  return to === undefined || parts.some((part) => isOrdered(part, to) && !(isMoment && isSame(part, to)))
}

/** What a value is made of: the members of a list, a reference's id; nothing where it is empty. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (value === undefined || value === null || value === '') return []
  return [typeof value === 'object' && 'id' in value ? value.id : value]
}

function isSame(part: unknown, wanted: unknown): boolean {
  return part === wanted || String(part) === String(wanted)
}

function textIn(part: unknown): string {
  const texts = typeof part === 'object' && part !== null ? Object.values(part) : [part]
  return texts.join('\n').toLowerCase()
}

function isOrdered(lower: unknown, upper: unknown): boolean {
  return typeof lower === 'number' || typeof upper === 'number'
    ? Number(lower) <= Number(upper)
    : String(lower) <= String(upper)
}

/** What a row is sorted by: a number, or a text in the reader's language. */
function row(of: ApiRow, path: string, language: Reading['language']): number | string | undefined {
  const value = of[path]
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return value
  const said = typeof value === 'object' && value !== null && 'label' in value ? value.label : value
  if (typeof said !== 'object' || said === null || !('en' in said)) return typeof said === 'string' ? said : undefined
  const texts = said as { readonly en?: string; readonly zh_CN?: string }
  return language === 'zh' ? texts.zh_CN : texts.en
}

/** What has no value comes last, whichever way. */
function compare(a: number | string | undefined, b: number | string | undefined, turn: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (typeof a === 'number' && typeof b === 'number') return turn * (a - b)
  return turn * String(a).localeCompare(String(b))
}
