import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { DropdownMenuProps } from './dropdown-menu'
import { MenuItems } from './menu-items'
import styles from './menu.module.css'
import { useAfterClose } from './use-after-close'

interface DropdownMenuLoadedProps extends DropdownMenuProps {
  /** It was first opened by a key: its first line takes the focus. */
  readonly isByKey: boolean
}

/** The menu itself; it exists from the first opening on. */
export function DropdownMenuLoaded({
  lines,
  align = 'end',
  side = 'bottom',
  header,
  isOpen,
  onOpenChange,
  children,
  isByKey,
}: DropdownMenuLoadedProps) {
  const after = useAfterClose()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isByKey) requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus())
  }, [isByKey])
  return (
    <Radix.Root
      modal={false}
      {...(isOpen === undefined ? { defaultOpen: true } : { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={styles.menu}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={after.onCloseAutoFocus}
        >
          {header}
          <MenuItems lines={lines} parts={Radix} onChoose={after.choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
