import type { Field, FieldOptions, Fields } from '../../schema/field'
import type { Members } from '../members'

export type GroupField = Field<'group', Readonly<Record<string, unknown>>> & { readonly fields: Fields }

/**
 * One object with typed members, each captioned `<entity>.<field>.<member>`:
 * `group({ critical: int({ min: 1 }), high: int() }, { required: true })`. Members may be of any type.
 */
export function group<const F extends Fields, const O extends FieldOptions<Members<F>> = {}>(
  fields: F,
  options?: O,
): O & { readonly fields: F } & Field<'group', Members<F>> {
  return { ...options, fields, type: 'group' } as never
}
