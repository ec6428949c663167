import { traitsOf } from '../../../../fields/field-traits'
import { leadIn, leadOf } from '../../../../schema/lead'
import { registry } from '../../declared/registry'
import { fieldAtPath, type DeclaredList } from '../../parts/list-definition'
import { labelOf } from '../../parts/row-label'
import type { ApiRow } from '../../parts/target'

interface Column {
  readonly id: string
  readonly textOf: (row: ApiRow) => string
}

/**
 * What is read first of a case, by the page's own word: the title that is reviewed, the person who is paid. Undefined where that
 * is what the case is called anyway, or no short text.
 */
export function caseLead(
  list: DeclaredList,
  columns: readonly Column[],
  row: ApiRow,
  language: string,
): string | undefined {
  const first = list.lead === undefined ? undefined : leadOf(registry.entities, list)
  if (!first) return undefined
  const { name } = leadIn(first, row)
  const found = fieldAtPath(list.entity, name)
  if (found && !traitsOf(found.field).isBrief) return undefined
  const text = columns
    .find(({ id }) => id === name)
    ?.textOf(row)
    .trim()
  return !text || text === labelOf(list.entity, row, language) ? undefined : text
}
