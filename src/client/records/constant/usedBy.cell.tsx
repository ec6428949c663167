import { pickCaption } from '../../../fields/format'
import type { Captions } from '../../../schema/field'
import { useFormat } from '../../base/format/use-format'
import type { OwnCellProps } from '../../engine/parts/own-cell'
import styles from '../own-cell.module.css'

/** Room for a page with its field. */
export const width = 320

interface Use {
  readonly page: Captions
  readonly field: Captions
}

/** The pages and fields that pick from a dictionary. */
export default function DictionaryUses({ row }: OwnCellProps) {
  const { language } = useFormat()
  const uses = Array.isArray(row.usedBy) ? (row.usedBy as readonly Use[]) : []
  const text = ({ page, field }: Use) => `${pickCaption(page, language)} › ${pickCaption(field, language)}`
  return (
    <span className={styles.pairs} title={uses.map(text).join('\n')}>
      {uses.map((use) => (
        <span key={text(use)}>{text(use)}</span>
      ))}
    </span>
  )
}
