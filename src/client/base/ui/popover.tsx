import { Popover as Radix } from 'radix-ui'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** Its name for screen readers. */
  readonly label: string
  readonly content: ReactNode
  readonly width?: number
  readonly align?: 'start' | 'center' | 'end'
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  /** The button that opens it. */
  readonly children: ReactElement
}

/** A small surface beside a button: a filter's input, the notices. */
export function Popover({
  label,
  content,
  width = 280,
  align = 'start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          style={{ '--popover-width': `${width}px` } as CSSProperties}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
