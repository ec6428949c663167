import type { Field, FieldOptions } from '../../schema/field'
import type { AreaGroup } from '../areas/field'

export type RefField = Field<'ref', number> & {
  readonly to: string
  /** Of one area: the group whose areas are offered. */
  readonly group?: AreaGroup | 'same'
}

/** Another record, by its id: `ref('user', { required: true })`. The entity is named, not imported, so cycles are free. */
export function ref<const To extends string, const O extends FieldOptions<number> = {}>(
  to: To,
  options?: O,
): O & { readonly to: To } & Field<'ref', number> {
  return { ...options, to, type: 'ref' } as never
}
