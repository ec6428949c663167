import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes'
import { keysText } from './kbd'
import { Spinner } from './spinner'
import { Tooltip } from './tooltip'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a surface; `danger` for what cannot be taken back; `quiet` has no edge until hovered. */
  readonly variant?: 'default' | 'primary' | 'quiet' | 'danger'
  readonly icon?: ReactNode
  /** The shortcut that does the same, shown by the tooltip. */
  readonly keys?: string | undefined
  /** Its work is going on: it says so and takes no second press. */
  readonly isBusy?: boolean
  /** Why it cannot be pressed now: greyed but still reachable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
}

/** A verb with its object. */
export function Button({ variant = 'default', icon, keys, isBusy, disabledReason, children, ...rest }: ButtonProps) {
  const isOff = isBusy || disabledReason !== undefined
  const { className, onClick, ...attributes } = rest
  const button = (
    <button
      type="button"
      {...attributes}
      className={classes(styles.button, styles[variant], className)}
      aria-disabled={isOff || undefined}
      aria-description={disabledReason}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={keys && keysText(keys)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
  if (disabledReason !== undefined) return <Tooltip content={disabledReason}>{button}</Tooltip>
  return keys ? (
    <Tooltip content={typeof children === 'string' ? children : ''} keys={keys}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
