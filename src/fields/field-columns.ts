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

/** How the field is stored. For the server only. Throws for a type that has no folder. */
export function columnOf(field: Field): Column {
  const found = modules.get(field.type)
  if (!found) throw unknownType(field.type)
  return found.column(field)
}
