import { AlertDialog as Radix } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { isMac } from '../keys/keyboard'
import { useScope } from '../keys/use-keys'
import styles from './alert-dialog.module.css'
import { Button } from './button'
import overlay from './overlay.module.css'
import { TextField } from './text-field'
import { useDialogFocus } from './use-dialog-focus'

export interface AlertDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What will happen, to how many, with the names. */
  readonly description: ReactNode
  /** The verb with its object: "Ban 3 users". */
  readonly confirmText: string
  readonly cancelText?: string
  /** Cannot be taken back: Cancel has the focus and the button is red. */
  readonly isDanger?: boolean
  /** Must be typed before it can be confirmed. */
  readonly typed?: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks before something happens. Mod+Enter confirms, Escape cancels. The key press that opened it neither confirms nor
 * cancels, however long it is held.
 */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={(isOpen) => !isOpen && props.onCancel()}>
      {props.isOpen && <Content {...props} />}
    </Radix.Root>
  )
}

function Content({
  title,
  description,
  confirmText,
  cancelText,
  isDanger = false,
  typed,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const caption = useCaption()
  const focus = useDialogFocus()
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isFresh = useRef(true)
  const [text, setText] = useState('')
  const label = useId()
  const canConfirm = typed === undefined || text.trim() === typed
  useScope('dialog')

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat && isFresh.current) return event.preventDefault()
    isFresh.current = false
    const isChord = event.key === 'Enter' && (isMac ? event.metaKey : event.ctrlKey)
    if (!isChord || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canConfirm && !event.repeat) onConfirm()
  }

  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay.scrim} />
      <Radix.Content
        className={overlay.dialog}
        style={{ '--dialog-width': '420px' } as CSSProperties}
        onKeyDownCapture={onKeyDown}
        onKeyUpCapture={(event) => isFresh.current && event.preventDefault()}
        onOpenAutoFocus={(event) => {
          if (typed !== undefined) return focus.enter(event)
          event.preventDefault()
          const first = isDanger ? cancel : confirm
          first.current?.focus()
        }}
        onCloseAutoFocus={focus.giveBack}
      >
        <header className={overlay.head}>
          <Radix.Title className={overlay.title}>{title}</Radix.Title>
        </header>
        <div className={overlay.body} data-dialog-body>
          <Radix.Description asChild>
            <div className={overlay.description}>{description}</div>
          </Radix.Description>
          {typed !== undefined && (
            <div className={styles.typed}>
              <label htmlFor={label}>{caption('ui.typeToConfirm', { text: typed })}</label>
              <TextField id={label} value={text} onChange={setText} autoComplete="off" />
            </div>
          )}
        </div>
        <footer className={overlay.foot}>
          <Radix.Cancel asChild>
            <Button ref={cancel} onClick={onCancel}>
              {cancelText ?? caption('ui.cancel')}
            </Button>
          </Radix.Cancel>
          <Button
            ref={confirm}
            variant={isDanger ? 'danger' : 'primary'}
            keys="Mod+Enter"
            onClick={onConfirm}
            {...(!canConfirm && { disabledReason: caption('ui.typeToConfirm', { text: typed }) })}
          >
            {confirmText}
          </Button>
        </footer>
      </Radix.Content>
    </Radix.Portal>
  )
}
