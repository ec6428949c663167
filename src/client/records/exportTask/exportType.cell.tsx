import { directory } from '../../engine/declared/directory'
import { useCaption } from '../../base/i18n/use-caption'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** Which list was exported, by the title of its page; files that are no list keep their own name. */
export default function ExportedList({ row }: OwnCellProps) {
  const caption = useCaption()
  const name = String(row.exportType)
  const page = directory.exports[name]
  return page === undefined ? name : caption(page)
}
