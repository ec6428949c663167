import type { Field, FieldOptions } from '../../schema/field'

export type EnumField = Field<'enum', string> & { readonly of: readonly string[] }

/**
 * One code of several, each captioned `<entity>.<field>.<code>`: `oneOf(['login', 'comment'], { default: 'login' })`.
 * The value's type is the union of the codes.
 */
export function oneOf<
  const Codes extends readonly [string, ...string[]],
  const O extends FieldOptions<Codes[number]> = {},
>(of: Codes, options?: O): O & { readonly of: Codes } & Field<'enum', Codes[number]> {
  return { ...options, of, type: 'enum' } as never
}
