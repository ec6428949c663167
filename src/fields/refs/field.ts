import type { Field, FieldOptions } from '../../schema/field'

export interface RefsOptions {
  /** The most records. */
  readonly max?: number
  /** The field of the records by whose value they may be sent as well, where they have one that tells them apart. */
  readonly by?: string
}

export type RefsField = Field<'refs', readonly number[]> & RefsOptions & { readonly to: string }

/** Other records, by their ids, in an order that is kept: `refs('tag', { max: 10 })`. */
export function refs<const To extends string, const O extends FieldOptions<readonly number[]> & RefsOptions = {}>(
  to: To,
  options?: O,
): O & { readonly to: To } & Field<'refs', readonly number[]> {
  return { ...options, to, type: 'refs' } as never
}
