import { GripHorizontal, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { useScope } from '../keys/use-keys'
import styles from './drawer.module.css'
import { IconButton } from './icon-button'
import overlay from './overlay.module.css'
import { useDrag } from './use-drag'
import { useDialogFocus } from './use-dialog-focus'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Pixels. */
  readonly width?: number
  /** Has a handle to be moved by, with pointer and arrow keys; the page behind stays usable. */
  readonly isDraggable?: boolean
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A panel from the right edge. */
export function Drawer(props: DrawerProps) {
  return (
    <Radix.Root open={props.isOpen} modal={!props.isDraggable} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {props.isOpen && <Content {...props} />}
    </Radix.Root>
  )
}

function Content({ title, width = 360, isDraggable = false, footer, children }: DrawerProps) {
  const caption = useCaption()
  const focus = useDialogFocus()
  const drag = useDrag(title, width)
  useScope('dialog', !isDraggable)
  return (
    <Radix.Portal>
      {!isDraggable && <Radix.Overlay className={overlay.scrim} />}
      <Radix.Content
        className={overlay.drawer}
        aria-describedby={undefined}
        style={
          { '--drawer-width': `${width}px`, '--moved-x': `${drag.x}px`, '--moved-y': `${drag.y}px` } as CSSProperties
        }
        onOpenAutoFocus={focus.enter}
        onCloseAutoFocus={focus.giveBack}
        onInteractOutside={(event) => isDraggable && event.preventDefault()}
      >
        <header className={overlay.head}>
          <Radix.Title className={overlay.title}>{title}</Radix.Title>
          {isDraggable && (
            <IconButton label={caption('ui.move')} className={styles.handle} {...drag.handle}>
              <GripHorizontal />
            </IconButton>
          )}
          <Radix.Close asChild>
            <IconButton label={caption('ui.close')} keys="Escape">
              <X />
            </IconButton>
          </Radix.Close>
        </header>
        <div className={overlay.body} data-dialog-body>
          {children}
        </div>
        {footer && <footer className={overlay.foot}>{footer}</footer>}
      </Radix.Content>
    </Radix.Portal>
  )
}
