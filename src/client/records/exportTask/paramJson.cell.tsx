import { filterCaption } from '../../../fields/filter-caption'
import { usePageInfo } from '../../engine/declared/declared'
import { caption } from '../../base/i18n/i18n'
import { filtersOfThen, type KeptQuery } from '../../engine/parts/filters-of-then'
import { fieldAtPath } from '../../engine/parts/list-definition'
import { useFormat } from '../../base/format/use-format'
import { Badge } from '../../base/ui/badge'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** Room for two filters in words. */
export const width = 280

interface ExportedQuery extends KeptQuery {
  readonly page?: string
}

/** It needs nothing but the row. */
export const drawsFormer = true

/** The filters an export was made with, in words. */
export default function ExportedFilters({ row }: OwnCellProps) {
  const format = useFormat()
  const query = readQuery(row.paramJson)
  const entity = usePageInfo(query.page ?? '')?.page.entity
  const chips = Object.entries(filtersOfThen(entity, query)).flatMap(([path, filter]) => {
    const found = entity && fieldAtPath(entity, path)
    if (!found) return []
    return [
      `${caption(found.titleId)} ${filterCaption(filter, found.field, { ...format, captionId: found.captionId })}`,
    ]
  })
  if (chips.length === 0) return caption('export.noFilters')
  return chips.map((text) => <Badge key={text}>{text}</Badge>)
}

function readQuery(value: unknown): ExportedQuery {
  try {
    return (typeof value === 'string' ? JSON.parse(value) : (value ?? {})) as ExportedQuery
  } catch {
    return {}
  }
}
