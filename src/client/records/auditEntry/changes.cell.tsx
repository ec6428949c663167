import { changedFields, type ChangedField } from '../../../fields/changed-fields'
import { useEntity } from '../../engine/declared/declared'
import { pickCaption } from '../../../fields/format'
import { currentLanguage } from '../../base/settings/settings-store'
import { caption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { formerCell, type OwnCellProps } from '../../engine/parts/own-cell'
import styles from '../own-cell.module.css'
import { ValueText } from '../../engine/parts/value-text'

type Values = Readonly<Record<string, unknown>>

/** A change of one record, as entries of the audit keep it. */
interface AuditedChange {
  readonly entity: string
  readonly id: number
  readonly label?: string
  readonly names?: Readonly<Record<string, string>>
  readonly before: Values | null
  readonly after: Values | null
}

/** Room for one field with what it was and is. */
export const width = 360

/** What was changed, field by field: what it was, and what it has been from then on. */
export default function AuditedChanges({ row }: OwnCellProps) {
  useCaption()
  const changes = (Array.isArray(row.changes) ? row.changes : []).filter(isChange)
  return (
    <span className={styles.pairs}>
      {changes.map((change, index) => (
        <ChangeOf key={index} change={change} isOther={change.entity !== row.entity} />
      ))}
    </span>
  )
}

function ChangeOf({ change, isOther }: { readonly change: AuditedChange; readonly isOther: boolean }) {
  const entity = useEntity(change.entity)
  if (!entity) return null
  return (
    <>
      {isOther && <span className={styles.term}>{`${caption(change.entity)} ${nameOf(change)}`.trim()}:</span>}
      {changedFields(entity, change.before, change.after).map((changed) => (
        <ChangedValue key={changed.name} change={change} changed={changed} />
      ))}
    </>
  )
}

/** What the record was called then, in the reader's language where the entry keeps it in both. */
function nameOf({ names, label = '' }: AuditedChange): string {
  return names ? pickCaption(names, currentLanguage()) : label
}

interface ChangedValueProps {
  readonly change: AuditedChange
  readonly changed: ChangedField
}

/** Of what is new only what it is, of what is gone only what it was. */
function ChangedValue({ change, changed }: ChangedValueProps) {
  const { before, after } = change
  return (
    <span>
      <span className={styles.term}>{caption(changed.titleId)}</span> {before && valueOf(change, changed, before)}
      {before && after && ' → '}
      {after && valueOf(change, changed, { ...before, ...after })}
    </span>
  )
}

/** One value, as the list of its record draws it. @param row the other values of the record at that time */
function valueOf({ entity, id, before }: AuditedChange, changed: ChangedField, row: Values) {
  const { name, field, captionId } = changed
  const Own = formerCell(entity, name)
  if (Own) return <Own row={{ ...row, id, version: 0 }} />
  const value = row === before ? changed.before : changed.after
  return <ValueText field={field} captionId={captionId} value={value} row={row} />
}

function isChange(value: unknown): value is AuditedChange {
  return typeof value === 'object' && value !== null && 'entity' in value && 'before' in value && 'after' in value
}
