import { refersTo } from '../../../../fields/field-traits'
import { FieldValue } from '../../../../fields/field-view'
import type { Field } from '../../../../schema/field'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { isBlank } from '../same-value'
import { ValueText } from '../value-text'
import styles from './compare.module.css'
import type { ComparedField } from './compare-fields'
import type { Side } from './sides'

interface CompareRowProps {
  readonly field: ComparedField
  /** Tells its radio buttons from those of other comparisons. */
  readonly group: string
  readonly hasBase: boolean
  /** The side that was taken, null where none was; left out where none can be. */
  readonly side?: Side | null
  readonly onTake?: (side: Side) => void
}

/** One field of a comparison, with what each side has. */
export function CompareRow({ field, group, hasBase, side, onTake }: CompareRowProps) {
  const { name, title, settled, base, rows } = field
  const kept = side ?? settled
  const value = (of: Side) => <SideValue field={field} value={field[of]} {...(rows?.[of] && { row: rows[of] })} />
  const cell = (of: Side) => (
    <td className={styles.side} data-kept={kept === of || undefined}>
      {onTake ? (
        <label className={styles.option}>
          <input type="radio" name={`${group}-${name}`} value={of} checked={side === of} onChange={() => onTake(of)} />
          {value(of)}
        </label>
      ) : (
        value(of)
      )}
    </td>
  )
  return (
    <tr data-field={name}>
      <th scope="row">{title}</th>
      {hasBase && (
        <td className={styles.base}>
          <SideValue field={field} value={base} {...(rows?.older && { row: rows.older })} />
        </td>
      )}
      {cell('older')}
      {cell('newer')}
    </tr>
  )
}

interface SideValueProps {
  readonly field: ComparedField
  readonly value: unknown
  readonly row?: Readonly<Record<string, unknown>>
}

function SideValue({ field: { field, captionId }, value, row }: SideValueProps) {
  const format = useFormat()
  const caption = useCaption()
  if (isBlank(value) && !field.emptyMeans) return <span className={styles.blank}>{caption('compare.blank')}</span>
  return (
    <span className={styles.value}>
      {isBareReference(field, value) ? (
        <ValueText field={field} captionId={captionId} value={value} />
      ) : (
        <FieldValue value={value} field={field} context={{ ...format, captionId, ...(row && { row }) }} />
      )}
    </span>
  )
}

/** Whether a value names records by their ids alone, as it is typed and asked for. */
function isBareReference(field: Field, value: unknown): boolean {
  return refersTo(field) !== undefined && [value].flat().some((each) => typeof each === 'number')
}
