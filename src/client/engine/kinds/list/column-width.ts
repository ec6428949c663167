import { viewOf } from '../../../../fields/field-views'
import { labelFields, type Entity } from '../../../../schema/entity'
import type { Field } from '../../../../schema/field'

/** The widths of texts by the most characters that they may hold, in pixels: most are shorter than they may be. */
const widths: readonly (readonly [most: number, width: number])[] = [
  [12, 110],
  [20, 130],
  [40, 160],
  [80, 200],
]
const longest = 240

/** What a record is called is read first: so much more room it has, up to the widest. */
const labelRoom = 1.25
const widestLabel = 280

/** The least for a field of another record, in pixels. */
const leastFar = 160

/** How wide a list's column is at first, in pixels, by what it holds; what a record is called has the most room. */
export function columnWidth(entity: Entity, path: string, field: Field): number {
  if (path === 'id') return 88
  const usual = field.type === 'string' ? textWidth(field) : (viewOf(field)?.width ?? 140)
  // Its title names the reference too.
  if (path.includes('.')) return Math.max(usual, leastFar)
  return labelFields(entity).length === 1 && labelFields(entity)[0] === path
    ? Math.min(widestLabel, Math.round(usual * labelRoom))
    : usual
}

function textWidth(field: Field): number {
  const { max = 255 } = field as Field & { readonly max?: number }
  return widths.find(([most]) => max <= most)?.[1] ?? longest
}
