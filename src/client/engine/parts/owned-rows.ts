import { traitsOf } from '../../../fields/field-traits'
import type { Filter } from '../../../fields/filter'
import type { Tab } from '../../../schema/page'
import { fieldAtPath } from './list-definition'

/** What the rows of a further list have in common: that they belong to one record. */
export function ownedRows(tab: Tab, id: number): Readonly<Record<string, Filter>> {
  // An audit entry names its record by text, since not every record's id is a number.
  const by = fieldAtPath(tab.entity, tab.by)?.field
  const value = by && traitsOf(by).holds === 'text' ? String(id) : id
  return { [tab.by]: { is: [value] } }
}
