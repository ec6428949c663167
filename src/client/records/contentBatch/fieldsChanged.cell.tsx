import { formatNumber } from '../../../fields/format'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import type { OwnCellProps } from '../../engine/parts/own-cell'
import styles from '../own-cell.module.css'
import { changedFieldTitle } from './changed-field'

/** It needs nothing but the row. */
export const drawsFormer = true

interface FieldChanged {
  readonly field: string
  readonly count: number
}

/** The fields that a sheet changes, by what they are called, each with the number of rows. */
export default function FieldsChanged({ row }: OwnCellProps) {
  useCaption()
  const { language } = useFormat()
  const fields = Array.isArray(row.fieldsChanged) ? (row.fieldsChanged as readonly FieldChanged[]) : []
  return (
    <span className={styles.pairs}>
      {fields.map(({ field, count }) => (
        <span key={field}>
          <span className={styles.term}>{changedFieldTitle(field, row.target)}</span> {formatNumber(count, language)}
        </span>
      ))}
    </span>
  )
}
