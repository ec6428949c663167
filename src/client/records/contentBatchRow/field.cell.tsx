import { useCaption } from '../../base/i18n/use-caption'
import type { OwnCellProps } from '../../engine/parts/own-cell'
import { changedFieldTitle } from '../contentBatch/changed-field'

/** It needs nothing but the row. */
export const drawsFormer = true

/** The field that a line of a sheet changes, by what it is called. */
export default function ChangedField({ row }: OwnCellProps) {
  useCaption()
  return typeof row.field === 'string' ? changedFieldTitle(row.field) : null
}
