import type { Entity } from '../../../../schema/entity'
import { fieldAtPath } from '../list-definition'
import type { ComparedField } from './compare-fields'
import type { Side } from './sides'

type Values = Readonly<Record<string, unknown>>

/**
 * Fields of an entity with their two values, as they are drawn. A field that one of the records does not have is one that the
 * account may not see there: it is left out.
 * @param names the fields, each with the name that the newer record has it by
 */
export function comparedFields(
  entity: Entity,
  names: Readonly<Record<string, string>>,
  { older, newer }: Readonly<Record<Side, Values>>,
  titleOf: (captionId: string) => string,
): ComparedField[] {
  return Object.entries(names).flatMap(([name, alike]) => {
    const found = fieldAtPath(entity, name)
    if (!found || !(name in older) || !(alike in newer)) return []
    const { field, captionId, titleId } = found
    const rows = { older, newer }
    return [{ name, title: titleOf(titleId), field, captionId, older: older[name], newer: newer[alike], rows }]
  })
}
