import type { Field, FieldOptions } from '../../schema/field'
import { AREA, type AreaGroup } from './field'

interface InGroup {
  /** Whose areas are offered, and no others; `same` is the group of the area that a command runs on. */
  readonly group: AreaGroup | 'same'
}

/** One area of a group, by its id: `area({ group: 'state', required: true })`. */
export function area<const O extends FieldOptions<number> & InGroup>(
  options: O,
): O & { readonly to: typeof AREA } & Field<'ref', number> {
  return { ...options, to: AREA, type: 'ref' } as never
}
