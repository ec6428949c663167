import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { useScope } from '../keys/use-keys'
import { IconButton } from './icon-button'
import styles from './overlay.module.css'
import { useDialogFocus } from './use-dialog-focus'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  /** Pixels; the window's width less its margin at most. */
  readonly width?: number
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** A modal dialog: traps the focus, closes by Escape and by its cross, not by a click outside, and gives the focus back. */
export function Dialog(props: DialogProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {props.isOpen && <Content {...props} />}
    </Radix.Root>
  )
}

function Content({ title, description, width = 480, footer, children }: DialogProps) {
  const caption = useCaption()
  const focus = useDialogFocus()
  useScope('dialog')
  return (
    <Radix.Portal>
      <Radix.Overlay className={styles.scrim} />
      <Radix.Content
        className={styles.dialog}
        style={{ '--dialog-width': `${width}px` } as CSSProperties}
        onOpenAutoFocus={focus.enter}
        onCloseAutoFocus={focus.giveBack}
        onInteractOutside={(event) => event.preventDefault()}
        {...(description === undefined && { 'aria-describedby': undefined })}
      >
        <header className={styles.head}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label={caption('ui.close')} keys="Escape">
              <X />
            </IconButton>
          </Radix.Close>
        </header>
        <div className={styles.body} data-dialog-body>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </Radix.Content>
    </Radix.Portal>
  )
}
