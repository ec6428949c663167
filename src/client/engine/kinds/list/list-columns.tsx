import { FieldCell } from '../../../../fields/field-view'
import { viewOf } from '../../../../fields/field-views'
import { formatValue } from '../../../../fields/field-types'
import type { FormatContext } from '../../../../fields/format-context'
import type { Field } from '../../../../schema/field'
import type { ApiRow } from '../../parts/target'
import { traitsOf } from '../../../../fields/field-traits'
import type { GridColumn } from '../../grid/grid-types'
import { caption } from '../../../base/i18n/i18n'
import { ownCell, ownWidth } from '../../parts/own-cell'
import { columnWidth } from './column-width'
import { fieldAtPath, type DeclaredList } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'

/**
 * The grid's columns of a declared list, captioned and formatted for a reader.
 * @param format language, zone and captions of the reader
 */
export function listColumns(
  list: DeclaredList,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): GridColumn<ApiRow>[] {
  const hidden = new Set<string>(list.moreColumns)
  return [...list.columns, ...(list.moreColumns ?? [])].flatMap((path, index) => {
    const found = fieldAtPath(list.entity, path)
    if (!found) return []
    const { field, captionId } = found
    const context = (row: ApiRow): FormatContext => ({ ...format, captionId, row })
    const view = viewOf(field)
    return [
      {
        id: path,
        title: pathTitle(list, path, caption),
        width: ownWidth(list.entity.name, path) ?? columnWidth(list.entity, path, field),
        ...(view?.align && { align: view.align }),
        ...(view?.isWhole && { isWhole: true }),
        sortable: !path.includes('.') && isSortable(field),
        ...(index === 0 && { pinned: 'start' as const }),
        ...(hidden.has(path) && { hidden: true }),
        renderCell: (row: ApiRow) => {
          const Own = ownCell(list.entity.name, path)
          return Own ? <Own row={row} /> : <FieldCell value={row[path]} field={field} context={context(row)} />
        },
        textOf: (row: ApiRow) => formatValue(row[path], field, context(row)),
      },
    ]
  })
}

function isSortable(field: Field): boolean {
  return traitsOf(field).isSortable && !field.secret
}
