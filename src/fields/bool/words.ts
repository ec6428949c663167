import type { BoolField } from './field'

/** The caption ids of both answers: of a switch on and off, else yes and no. */
export function wordsOf({ role }: Pick<BoolField, 'role'>): { readonly true: string; readonly false: string } {
  return role === 'switch' ? { true: 'field.on', false: 'field.off' } : { true: 'field.yes', false: 'field.no' }
}
