import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { Dialog } from '../../base/ui/dialog'
import { Field } from '../../base/ui/field'
import { TextField } from '../../base/ui/text-field'
import styles from './change-password-dialog.module.css'
import { passwordProblems } from './password-rules'
import type { PasswordForm } from './password-rules'

interface ChangePasswordDialogProps {
  /** Why it has opened, where nobody has asked for it. */
  readonly note?: string
  readonly onClose: () => void
  /** Rejects with an Error whose message is shown. What follows a success (sign-out, message) is the caller's. */
  readonly onSubmit: (form: PasswordForm) => Promise<void>
}

const fields = [
  { name: 'oldPassWord', label: 'shell.password.old', autoComplete: 'current-password' },
  { name: 'newPassWordFirst', label: 'shell.password.new', autoComplete: 'new-password' },
  { name: 'newPassWord', label: 'shell.password.confirm', autoComplete: 'new-password' },
] as const

/** Old password, new one, and the new one again; 700 pixels wide as specified. */
export function ChangePasswordDialog({ note, onClose, onSubmit }: ChangePasswordDialogProps) {
  const caption = useCaption()
  const [form, setForm] = useState<PasswordForm>({ oldPassWord: '', newPassWordFirst: '', newPassWord: '' })
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const problems = isChecked ? passwordProblems(form) : {}

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setChecked(true)
    const [first] = Object.keys(passwordProblems(form))
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      await onSubmit(form)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      width={700}
      title={caption('shell.changePassword')}
      description={note}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{caption('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form="change-password" isBusy={isBusy}>
            {caption('shell.changePassword')}
          </Button>
        </>
      }
    >
      <form id="change-password" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            isRequired
            label={caption(label)}
            hint={name === 'newPassWordFirst' ? caption('shell.password.tip') : undefined}
            error={problems[name] && caption(problems[name])}
          >
            <TextField
              type="password"
              name={name}
              autoComplete={autoComplete}
              value={form[name]}
              onChange={(value) => setForm({ ...form, [name]: value })}
            />
          </Field>
        ))}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
