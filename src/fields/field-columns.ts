import type { Field } from '../schema/field'
import type { Column, ColumnModule } from './column'
import { fieldModules } from './field-modules'
import { fieldTypes, unknownType } from './field-types'

export type { Column } from './column'

const modules = fieldModules(
  import.meta.glob<ColumnModule>('./*/column.ts', { eager: true }),
  'column.ts',
  ['column'],
  fieldTypes(),
)

/** Made once for each field: an export asks for one in every cell. */
const columns = new WeakMap<Field, Column>()

/** How the field is stored. For the server only. Throws for a type that has no folder. */
export function columnOf(field: Field): Column {
  const known = columns.get(field)
  if (known) return known
  const found = modules.get(field.type)
  if (!found) throw unknownType(field.type)
  const column = found.column(field)
  columns.set(field, column)
  return column
}
