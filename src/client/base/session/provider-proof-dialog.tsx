import { useEffect, useRef } from 'react'
import { useCaption } from '../i18n/use-caption'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { answer } from './ask-proof'
import { signInAgain } from './sign-in-by'

/** Asks whoever has signed in by the provider to do so again; what was begun stays as it is behind it. */
export function ProviderProofDialog() {
  const caption = useCaption()
  const giving = useRef<AbortController>(null)
  useEffect(() => () => giving.current?.abort(), [])
  const begin = async () => {
    giving.current?.abort()
    giving.current = new AbortController()
    if (await signInAgain(giving.current.signal)) answer(true)
  }
  return (
    <Dialog
      isOpen
      title={caption('proof.title')}
      description={caption('proof.byProvider')}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{caption('ui.cancel')}</Button>
          <Button variant="primary" onClick={() => void begin()}>
            {caption('proof.signIn')}
          </Button>
        </>
      }
    />
  )
}
