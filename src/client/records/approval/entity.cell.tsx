import { caption } from '../../base/i18n/i18n'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** The kind of record that it is about. */
export default function AskedEntity({ row }: OwnCellProps) {
  return typeof row.entity === 'string' && row.entity !== '' ? caption(row.entity) : null
}
