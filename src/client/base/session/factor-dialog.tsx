import { useEffect, useState, type FormEvent } from 'react'
import { QrPicture } from '../ui/qr-picture'
import { useCaption } from '../i18n/use-caption'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Skeleton } from '../ui/skeleton'
import { TextField } from '../ui/text-field'
import { beginFactor, confirmFactor, type NewFactor } from './factor'
import styles from './factor-dialog.module.css'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

interface FactorDialogProps {
  /** Why it has opened, where nobody has asked for it. */
  readonly note?: string
  readonly onClose: () => void
  /** The factor is on, and its recovery codes have been kept. */
  readonly onDone: () => void
}

/** Sets up a second factor: the key for an authenticator app, its first code, then the recovery codes. */
export function FactorDialog({ note, onClose, onDone }: FactorDialogProps) {
  const caption = useCaption()
  const [factor, setFactor] = useState<NewFactor>()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()

  useEffect(() => {
    let isLeft = false
    beginFactor().then(
      (begun) => isLeft || setFactor(begun),
      (error: unknown) => isLeft || setProblem(messageOf(error)),
    )
    return () => {
      isLeft = true
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !factor) return
    setBusy(true)
    setProblem(undefined)
    try {
      setRecoveryCodes(await confirmFactor(factor.ticket, code))
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={onDone} />
  return (
    <Dialog
      isOpen
      width={520}
      title={caption('factor.setUp')}
      description={
        <>
          {note && <>{note} </>}
          {caption('factor.scan')}
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{caption('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form="factor" isBusy={isBusy}>
            {caption('factor.confirm')}
          </Button>
        </>
      }
    >
      <form id="factor" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {factor ? (
          <QrPicture text={factor.uri} label={caption('factor.picture')} />
        ) : (
          !problem && <Skeleton height="200px" />
        )}
        <div className={styles.fields}>
          {factor && (
            <p className={styles.key}>
              <span className={styles.keyTitle}>{caption('factor.key')}</span>
              <code>{factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
          )}
          <Field isRequired label={caption('factor.code')} error={problem}>
            <TextField
              value={code}
              onChange={setCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
            />
          </Field>
        </div>
      </form>
    </Dialog>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
