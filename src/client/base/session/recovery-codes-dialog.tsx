import { useState } from 'react'
import { useCaption } from '../i18n/use-caption'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import styles from './factor-dialog.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const caption = useCaption()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid(caption('factor.codesCopied')),
      () => setSaid(caption('ui.copyFailed')),
    )
  return (
    <Dialog
      isOpen
      width={520}
      title={caption('factor.codesTitle')}
      description={caption('factor.codesText')}
      onClose={onClose}
      footer={
        <>
          <span role="status">{said}</span>
          <Button onClick={() => void copy()}>{caption('factor.copyCodes')}</Button>
          <Button variant="primary" onClick={onClose}>
            {caption('factor.kept')}
          </Button>
        </>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
