import type { Field, FieldOptions, Fields } from '../../schema/field'
import type { Members } from '../members'

export interface GroupOptions {
  /** The field beside it that names the one member which is meant: `valueType`. All stand there where it is not known. */
  readonly by?: string
}

export type GroupField = Field<'group', Readonly<Record<string, unknown>>> & { readonly fields: Fields } & GroupOptions

/**
 * One object with typed members, each captioned `<entity>.<field>.<member>`:
 * `group({ critical: int({ min: 1 }), high: int() }, { required: true })`. Members may be of any type.
 */
export function group<const F extends Fields, const O extends FieldOptions<Members<F>> & GroupOptions = {}>(
  fields: F,
  options?: O,
): O & { readonly fields: F } & Field<'group', Members<F>> {
  return { ...options, fields, type: 'group' } as never
}

/** The members that are there, besides the other fields of a record. */
export function membersIn({ fields, by }: GroupField, row: Readonly<Record<string, unknown>> | undefined): Fields {
  const named = by === undefined ? undefined : row?.[by]
  const member = typeof named === 'string' ? fields[named] : undefined
  return member ? { [named as string]: member } : fields
}
