import { isPicture } from '../../../../fields/field-traits'
import type { Entity } from '../../../../schema/entity'
import { fieldAtPath } from '../../parts/list-definition'

/** The column whose picture stands beside an item's name; undefined where there is none. */
export function itemPicture(entity: Entity, columns: readonly { readonly id: string }[]): string | undefined {
  return columns.find(({ id }) => isPicture(fieldAtPath(entity, id)?.field))?.id
}
