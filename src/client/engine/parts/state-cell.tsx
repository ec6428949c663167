import { FieldCell } from '../../../fields/field-view'
import { captionIdOf, fieldOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import { useFormat } from '../../base/format/use-format'

/** A record's state by itself, outside a list: a dot and a word. */
export function StateCell({ entity, state }: { readonly entity: Entity; readonly state: unknown }) {
  const format = useFormat()
  const field = fieldOf(entity, 'state')
  return field ? (
    <FieldCell value={state} field={field} context={{ ...format, captionId: captionIdOf(entity, 'state') }} />
  ) : null
}
