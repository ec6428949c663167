import { Suspense } from 'react'
import type { Fields } from '../../../schema/field'
import { useCaption } from '../../base/i18n/use-caption'
import { Field } from '../../base/ui/field'
import { TextField } from '../../base/ui/text-field'
import { FieldSet } from '../parts/field-set'
import styles from './command-dialog.module.css'
import { argumentCaptionId } from './command-title'
import type { CommandForm } from './use-command-form'
import { whatFollows } from './what-follows'

interface CommandFieldsProps {
  readonly form: CommandForm
  /** Those of its fields that stand here; all unless said otherwise. */
  readonly fields?: Fields
}

/** The fields of a command, each with what is wrong with it. */
export function CommandFields({ form, fields = form.asks }: CommandFieldsProps) {
  const { info } = form.request
  return (
    <Suspense>
      <FieldSet
        fields={fields}
        captionIdOf={(name) => argumentCaptionId(info, name)}
        values={form.values}
        problems={form.problems}
        onChange={form.setValue}
        owner={info.id}
      />
    </Suspense>
  )
}

/** What a command leads to, the number that has to be typed before it runs, and why it was refused. */
export function CommandConsent({ form }: { readonly form: CommandForm }) {
  const caption = useCaption()
  const { request, count, mustType, typed, setTyped, message } = form
  return (
    <>
      {request.info.command.danger && <p className={styles.follows}>{whatFollows(request.info).join(' ')}</p>}
      {mustType && (
        <Field label={caption('command.typeTheCount', { count })}>
          <TextField value={typed} onChange={setTyped} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
      {message && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </>
  )
}
