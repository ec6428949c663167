import { useState } from 'react'
import { FieldCell } from '../../../../fields/field-view'
import { captionIdOf } from '../../../../fields/standard-fields'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { useFormat } from '../../../base/format/use-format'
import type { FormSession, FormView } from './form-session'
import type { MergeField, Side } from './merge'
import styles from './merge-dialog.module.css'
import { isBlank, isSameValue } from '../../parts/same-value'

interface MergeDialogProps {
  readonly session: FormSession
  readonly view: FormView
  readonly fields: readonly MergeField[]
  readonly titleOf: (name: string) => string
  readonly onSubmit: () => void
}

/**
 * Somebody else has saved the record meanwhile: field by field their value, one's own, and what both began with. Nothing
 * typed is lost; what only one side has changed is settled already.
 */
export function MergeDialog({ session, view, fields, titleOf, onSubmit }: MergeDialogProps) {
  const caption = useCaption()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const conflicts = fields.filter(({ isConflict }) => isConflict)
  const open = conflicts.filter(({ name }) => !choices[name])
  const apply = () => {
    session.merge(choices)
    if (session.get().isDirty) onSubmit()
  }
  return (
    <Dialog
      isOpen
      width={820}
      title={caption('form.merge.title')}
      description={caption(conflicts.length > 0 ? 'form.merge.text' : 'form.merge.noConflict', {
        count: conflicts.length,
      })}
      onClose={session.closeMerge}
      footer={
        <>
          <Button onClick={session.closeMerge}>{caption('form.merge.back')}</Button>
          <Button
            variant="primary"
            {...(open.length > 0 && { disabledReason: caption('form.merge.choose', { count: open.length }) })}
            onClick={apply}
          >
            {caption('form.merge.save')}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{caption('form.merge.field')}</th>
            <th scope="col">{caption('form.merge.base')}</th>
            <th scope="col">{caption('form.merge.theirs')}</th>
            <th scope="col">{caption('form.merge.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <MergeRow
              key={field.name}
              view={view}
              field={field}
              title={titleOf(field.name)}
              side={choices[field.name]}
              onChoose={(side) => setChoices({ ...choices, [field.name]: side })}
            />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

interface MergeRowProps {
  readonly view: FormView
  readonly field: MergeField
  readonly title: string
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

function MergeRow({ view, field, title, side, onChoose }: MergeRowProps) {
  const { name, base, yours, theirs, isConflict } = field
  const isMine = !isSameValue(base, yours)
  const kept: Side = side ?? (isMine && !isConflict ? 'yours' : isConflict ? ('' as Side) : 'theirs')
  const choice = (of: Side, value: unknown) => (
    <td className={styles.choice} data-kept={kept === of || undefined}>
      {isConflict ? (
        <label className={styles.option}>
          <input type="radio" name={`merge-${name}`} checked={kept === of} onChange={() => onChoose(of)} />
          <MergeValue view={view} name={name} value={value} />
        </label>
      ) : (
        <MergeValue view={view} name={name} value={value} />
      )}
    </td>
  )
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={styles.base}>
        <MergeValue view={view} name={name} value={base} />
      </td>
      {choice('theirs', theirs)}
      {choice('yours', yours)}
    </tr>
  )
}

function MergeValue({
  view,
  name,
  value,
}: {
  readonly view: FormView
  readonly name: string
  readonly value: unknown
}) {
  const format = useFormat()
  const caption = useCaption()
  const { entity } = view.state
  const field = entity.fields[name]
  if (!field || isBlank(value)) return <span className={styles.blank}>{caption('form.merge.blank')}</span>
  return (
    <FieldCell
      value={value}
      field={field}
      context={{ ...format, captionId: captionIdOf(entity, name), row: view.state.values }}
    />
  )
}
