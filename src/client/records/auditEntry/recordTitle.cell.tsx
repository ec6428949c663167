import { useCaption } from '../../base/i18n/use-caption'
import { currentLanguage } from '../../base/settings/settings-store'
import { auditedName } from './audited-name'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** The record that it is about, by the name it had then, in the reader's language. */
export default function AuditedRecord({ row }: OwnCellProps) {
  useCaption()
  return auditedName(row, currentLanguage())
}
