import type { Field, FieldOptions } from '../../schema/field'
import { string, type StringOptions } from './field'

const usual = { max: 300, required: true, role: 'reason' } as const

type Because<O> = Omit<typeof usual, keyof O> & O & Field<'string', string>

/**
 * Why something is done, in one line, which has to be given unless `required: false` is: the log keeps it, and undo fills it in.
 * A command asks for one at most.
 */
export function because(): Because<unknown>
export function because<const O extends FieldOptions<string> & StringOptions>(options: O): Because<O>
export function because(options: FieldOptions<string> & StringOptions = {}): Field<'string', string> {
  return string({ ...usual, ...options })
}
