import { ContextMenu as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { ContextMenuProps } from './context-menu'
import { MenuItems } from './menu-items'
import styles from './menu.module.css'
import { useAfterClose } from './use-after-close'

interface ContextMenuLoadedProps extends ContextMenuProps {
  /** Where it was first asked for, in pixels of the window. */
  readonly openedAt: readonly [number, number]
}

/** The menu itself; it exists from the first opening on. */
export function ContextMenuLoaded({ lines, width = 160, openedAt: [x, y], children }: ContextMenuLoadedProps) {
  const after = useAfterClose()
  const trigger = useRef<HTMLElement>(null)
  useEffect(() => {
    trigger.current?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
    )
  }, [x, y])
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          style={{ '--menu-width': `${width}px` } as CSSProperties}
          collisionPadding={8}
          loop
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus()
            after.onCloseAutoFocus()
          }}
        >
          <MenuItems lines={lines} parts={Radix} onChoose={after.choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
