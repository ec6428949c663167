import { Link } from 'wouter'
import { pageOfCommand } from '../../engine/declared/declared'
import { caption } from '../../base/i18n/i18n'
import { recordAddress } from '../../engine/parts/record-address'
import type { OwnCellProps } from '../../engine/parts/own-cell'
import styles from '../own-cell.module.css'

/** It needs nothing but the row. */
export const drawsFormer = true

/** The record that it is about, leading to its page, or the page where it is about a list; by keyboard the command that opens it does. */
export default function AskedRecord({ row }: OwnCellProps) {
  const entity = typeof row.entity === 'string' ? row.entity : ''
  const page = pageOfCommand(String(row.command))
  if (entity === '' && page) return caption(page.id)
  const title = typeof row.recordTitle === 'string' ? row.recordTitle : `#${String(row.recordId)}`
  const text = `${caption(entity)} · ${title}`
  const address = recordAddress(entity, Number(row.recordId))
  if (!address) return text
  return (
    <Link href={address} className={styles.link} tabIndex={-1}>
      {text}
    </Link>
  )
}
