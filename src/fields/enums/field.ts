import type { Field, FieldOptions } from '../../schema/field'

export type EnumsField = Field<'enums', readonly string[]> & { readonly of: readonly string[] }

/** Any number of codes of several, in the order they are declared: `manyOf(['ios', 'android', 'web'])`. */
export function manyOf<
  const Codes extends readonly [string, ...string[]],
  const O extends FieldOptions<readonly Codes[number][]> = {},
>(of: Codes, options?: O): O & { readonly of: Codes } & Field<'enums', readonly Codes[number][]> {
  return { ...options, of, type: 'enums' } as never
}
