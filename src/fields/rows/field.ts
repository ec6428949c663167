import type { Field, FieldOptions, Fields } from '../../schema/field'
import type { Members } from '../members'

export interface RowsOptions<Name extends string = string> {
  /** The fewest rows; 1 where the field is required, else 0. */
  readonly min?: number
  /** The most rows; 100 unless declared otherwise. */
  readonly max?: number
  /** The member that no two rows may share. */
  readonly distinct?: Name
  /** The member that grows from each row to the next. */
  readonly rising?: Name
  /** What the values of a member add up to over all rows: `{ percent: 100 }`. */
  readonly totals?: { readonly [K in Name]?: number }
}

export type RowsField = Field<'rows', readonly Readonly<Record<string, unknown>>[]> & {
  readonly fields: Fields
} & RowsOptions

/**
 * A list of objects with typed members, in an order that people choose, each member captioned `<entity>.<field>.<member>`:
 * `rows({ points: int({ min: 1, required: true }), reward: string() }, { max: 20, rising: 'points' })`.
 */
export function rows<
  const F extends Fields,
  const O extends FieldOptions<readonly Members<F>[]> & RowsOptions<keyof F & string> = {},
>(fields: F, options?: O): O & { readonly fields: F } & Field<'rows', readonly Members<F>[]> {
  return { ...options, fields, type: 'rows' } as never
}
