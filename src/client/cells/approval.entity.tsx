import { caption } from '../i18n/i18n'
import type { OwnCellProps } from './own-cell'

/** The kind of record that it is about. */
export default function AskedEntity({ row }: OwnCellProps) {
  return typeof row.entity === 'string' && row.entity !== '' ? caption(row.entity) : null
}
