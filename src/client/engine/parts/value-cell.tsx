import type { ReactNode } from 'react'
import { FieldCell } from '../../../fields/field-view'
import type { FormatContext } from '../../../fields/format-context'
import { fieldAtPath, type DeclaredList } from './list-definition'
import { ownCell } from './own-cell'
import type { ApiRow } from './target'

/** A value of a row as it is drawn: by the cell that is made for it, else as its field draws it. */
export function valueCell(
  list: Pick<DeclaredList, 'entity'>,
  path: string,
  row: ApiRow,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): ReactNode {
  const Own = ownCell(list.entity.name, path)
  if (Own) return <Own row={row} />
  const found = fieldAtPath(list.entity, path)
  if (!found) return null
  return <FieldCell value={row[path]} field={found.field} context={{ ...format, captionId: found.captionId, row }} />
}
