import { useState, type FormEvent } from 'react'
import { useCaption } from '../i18n/use-caption'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { TextField } from '../ui/text-field'
import { answer, prove } from './ask-proof'

/** Asks for the code, or the password; what was begun stays as it is behind it, and goes on afterwards. */
export function ProofDialog({ by }: { readonly by: 'code' | 'password' }) {
  const caption = useCaption()
  const [proof, setProof] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What is asked here may be inside another form.
    event.stopPropagation()
    if (isBusy) return
    if (!proof) return setProblem(caption('login.proofRequired'))
    setBusy(true)
    setProblem(undefined)
    try {
      await prove(proof)
    } catch (error) {
      setProof('')
      setProblem(error instanceof Error ? error.message : caption('error.unknown'))
      setBusy(false)
    }
  }

  const isByCode = by === 'code'
  return (
    <Dialog
      isOpen
      title={caption('proof.title')}
      description={caption(isByCode ? 'proof.byCode' : 'proof.byPassword')}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{caption('ui.cancel')}</Button>
          <Button variant="primary" type="submit" form="proof" isBusy={isBusy}>
            {caption('proof.submit')}
          </Button>
        </>
      }
    >
      <form id="proof" noValidate onSubmit={(event) => void submit(event)}>
        <Field isRequired label={caption(isByCode ? 'factor.code' : 'login.password')} error={problem}>
          <TextField
            type={isByCode ? 'text' : 'password'}
            autoComplete={isByCode ? 'one-time-code' : 'current-password'}
            spellCheck={false}
            value={proof}
            onChange={setProof}
          />
        </Field>
      </form>
    </Dialog>
  )
}
