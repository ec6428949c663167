import { viewOf } from '../../../../fields/field-views'
import { labelFields, type Entity } from '../../../../schema/entity'
import type { Field } from '../../../../schema/field'

/** What a record is called is read first: so much more room it has, up to the widest. */
const labelRoom = 1.25
const widestLabel = 280

/** The least for a field of another record, in pixels. */
const leastFar = 160

/** How wide a list's column is at first, in pixels, by what it holds; what a record is called has the most room. */
export function columnWidth(entity: Entity, path: string, field: Field): number {
  if (path === 'id') return 88
  const view = viewOf(field)
  const usual = view?.widthOf?.(field) ?? view?.width ?? 140
  // Its title names the reference too.
  if (path.includes('.')) return Math.max(usual, leastFar)
  return labelFields(entity).length === 1 && labelFields(entity)[0] === path
    ? Math.min(widestLabel, Math.round(usual * labelRoom))
    : usual
}
