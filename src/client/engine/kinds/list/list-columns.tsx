import { viewOf } from '../../../../fields/field-views'
import { formatValue } from '../../../../fields/field-types'
import type { FormatContext } from '../../../../fields/format-context'
import { currencyBeside } from '../../../../fields/money/currency-beside'
import type { Field } from '../../../../schema/field'
import type { ApiRow } from '../../parts/target'
import { orderFieldOf, traitsOf } from '../../../../fields/field-traits'
import type { GridColumn } from '../../grid/grid-types'
import { caption } from '../../../base/i18n/i18n'
import { ownCell, ownWidth } from '../../parts/own-cell'
import { rowCells } from '../../parts/row-cells'
import { arrangedColumns, stateColumn } from './arranged-columns'
import { besideName, columnWidth, leadWidth } from './column-width'
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
  const { paths, hidden, lead } = arrangedColumns(list)
  const state = stateColumn(list)
  const cellOf = rowCells(list, format)
  return paths.flatMap((path, index) => {
    const found = fieldAtPath(list.entity, path)
    if (!found) return []
    const { field, captionId } = found
    const context = (row: ApiRow): FormatContext => ({ ...format, captionId, row })
    const view = viewOf(field)
    const isLead = path === lead?.name
    const title = pathTitle(list, path, caption)
    return [
      {
        id: path,
        title,
        width: isLead
          ? leadWidth(lead)
          : (ownWidth(list.entity.name, path) ?? columnWidth(path, field, labelsOf(field, captionId, format))),
        // What is read first begins at the left, and so does its title, even where it is a number.
        ...(view?.align && !isLead && { align: view.align }),
        ...(view?.isWhole && { isWhole: true }),
        sortable: !path.includes('.') && isSortable(field),
        ...(currencyBeside(list.entity, path) !== undefined && {
          headerTooltip: caption('list.byCurrency', { title }),
        }),
        ...(isLead && { isLead, before: besideName(lead) }),
        ...((isLead || isReadAsText(list.entity.name, path, field)) && { isText: true }),
        ...(path === state && !isLead && { isState: true }),
        // What has a cell of its own is told in words.
        ...(field.role === 'code' && !ownCell(list.entity.name, path) && { isCode: true }),
        ...(path === orderFieldOf(list.entity) && { isPlace: true }),
        ...(isLead || (lead === undefined && index === 0) ? { pinned: 'start' as const } : {}),
        ...(hidden.has(path) && { hidden: true }),
        renderCell: (row: ApiRow) => cellOf(path, row),
        textOf: (row: ApiRow) => formatValue(row[path], field, context(row)),
      },
    ]
  })
}

/** What the values of a field are called, where it holds one of a few. */
function labelsOf(
  field: Field,
  captionId: string,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): readonly string[] {
  if (traitsOf(field).holds !== 'text') return []
  return (viewOf(field)?.choices?.(field, { ...format, captionId }) ?? []).map(({ label }) => label)
}

/** What has a cell of its own takes the room that it says. */
function isReadAsText(entity: string, path: string, field: Field): boolean {
  return traitsOf(field).isBrief && ownCell(entity, path) === undefined
}

function isSortable(field: Field): boolean {
  return traitsOf(field).isSortable && !field.secret
}
