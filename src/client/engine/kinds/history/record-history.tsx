import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FieldValue } from '../../../../fields/field-view'
import { formatInstant } from '../../../../fields/format'
import type { Entity } from '../../../../schema/entity'
import type { PageInfo } from '../../../../schema/registry'
import type { HistoryEntry } from '../../../../calls/records'
import { saveRecord } from '../../../base/api/records'
import { call } from '../../../base/api/api'
import { explainRefusal } from '../../../base/api/explain-refusal'
import { commandsOf } from '../../commands/page-commands'
import type { ApiRow } from '../../parts/target'
import { useFieldViews } from '../../parts/use-field-views'
import { beforeUndo, takeBackEntry } from '../../commands/undo-stack'
import { onRecordsChanged } from '../../parts/record-events'
import { hasCaption } from '../../../base/i18n/i18n'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { useHolds } from '../../../base/session/use-holds'
import { Button } from '../../../base/ui/button'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { announceSaved } from '../form/begin-session'
import { saveCall } from '../../parts/form-definition'
import { isBlank } from '../../parts/same-value'
import { editForm, fieldRefusal } from '../../parts/editable-fields'
import { fieldAtPath } from '../../parts/list-definition'
import { useFormat } from '../../../base/format/use-format'
import { revertWay, type RevertWay } from './revert-way'
import styles from './record-history.module.css'

interface RecordHistoryProps {
  readonly entity: Entity
  /** The record as it is now. */
  readonly record: ApiRow
  /** The list whose form edits it; undefined where there is none. */
  readonly list: PageInfo | undefined
  /** Opened by key: the focus goes to the latest change. */
  readonly takesFocus?: boolean
}

/** How a record came to be as it is, the latest change first; each can be put back where the account may. */
export function RecordHistory({ entity, record, list, takesFocus = false }: RecordHistoryProps) {
  const place = useRef<HTMLOListElement>(null)
  const isThere = useRef(false)
  const caption = useCaption()
  const { id } = record
  const mayEdit = useMayEdit(entity, list)
  const { data, error, refetch } = useQuery({
    queryKey: ['history', entity.name, id],
    queryFn: () => call('GET /auth/backend/record/history', { input: { entity: entity.name, id } }),
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  useEffect(() => {
    if (!takesFocus || isThere.current || !data) return
    isThere.current = true
    place.current?.querySelector('button')?.focus()
  }, [takesFocus, data])
  useFieldViews()
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingOverlay />
  if (data.entries.length === 0) return <EmptyState text={caption('history.empty')} />
  return (
    <ol ref={place} className={styles.entries} aria-label={caption('history.title')}>
      {data.entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entity={entity}
          entry={entry}
          way={revertWay(data.entries, index, mayEdit)}
          onRevert={async (way, title) => {
            if (way === 'undo') await takeBackEntry(entry.id, title)
            else if (list) await editBack(list, entity, record, entry)
            await refetch()
          }}
        />
      ))}
    </ol>
  )
}

interface EntryProps {
  readonly entity: Entity
  readonly entry: HistoryEntry
  readonly way: RevertWay
  readonly onRevert: (way: 'undo' | 'edit', title: string) => Promise<void>
}

function Entry({ entity, entry, way, onRevert }: EntryProps) {
  const caption = useCaption()
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const { at, who, kind, command, reason, fields } = entry
  const title = command !== null && hasCaption(command) ? caption(command) : caption(`history.kind.${kind}`)
  const revert = async () => {
    if (way.kind === 'none' || isBusy) return
    setBusy(true)
    await onRevert(way.kind, title).finally(() => setBusy(false))
  }
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <b>{title}</b>
        <span className={styles.quiet}>
          {who || caption('history.byServer')} · <time dateTime={at}>{formatInstant(at, format.zone)}</time>
        </span>
      </p>
      {reason !== null && reason !== '' && <p className={styles.quiet}>{reason}</p>}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ field, before, after }) => {
            const found = fieldAtPath(entity, field)
            if (!found) return null
            const context = { ...format, captionId: found.captionId }
            return (
              <div key={field} className={styles.field}>
                <dt>{caption(found.titleId)}</dt>
                <dd>
                  <Value value={before} field={found.field} context={context} />
                  <ArrowRight aria-label={caption('history.becomes')} className={styles.arrow} />
                  <Value value={after} field={found.field} context={context} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {fields.length > 0 && (
        <Button
          isBusy={isBusy}
          {...(way.kind === 'none' && { disabledReason: caption(way.reason, { hours: 24 }) })}
          onClick={() => void revert()}
        >
          {caption('history.revert')}
        </Button>
      )}
    </li>
  )
}

/** Whether the account may edit a field of the entity's records, by the form of their list. */
function useMayEdit(entity: Entity, list: PageInfo | undefined): (field: string) => boolean {
  const holds = useHolds()
  return (field) => {
    const edit =
      list && commandsOf(list, holds).find(({ command }) => command.verb === 'edit' && command.entity === entity)
    return edit !== undefined && fieldRefusal(editForm(edit.page), entity, field, holds) !== 'readOnly'
  }
}

/** Saves the fields of a change as they were before it. What refuses it says so. */
async function editBack(list: PageInfo, entity: Entity, record: ApiRow, { was }: HistoryEntry): Promise<void> {
  const input = { id: record.id, version: record.version, ...was }
  const saving = saveRecord(saveCall(list, entity, false), input, { command: `${list.id}.edit` })
  await beforeUndo(saving.then((saved) => announceSaved(entity, saved, false), explainRefusal))
}

function Value(props: Parameters<typeof FieldValue>[0]) {
  const { value, field } = props
  return <span>{isBlank(value) && !field.emptyMeans ? '—' : <FieldValue {...props} />}</span>
}
