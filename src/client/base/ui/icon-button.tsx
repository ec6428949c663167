import type { ComponentProps } from 'react'
import { classes } from './classes'
import styles from './icon-button.module.css'
import { keysText } from './kbd'
import { Tooltip } from './tooltip'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: its name for screen readers and its tooltip. */
  readonly label: string
  readonly keys?: string | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Stays pressed while what it opened is open. */
  readonly isPressed?: boolean
}

/** A button that is only a sign; its tooltip names it and shows its key. */
export function IconButton({ label, keys, side, isPressed, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} keys={keys} side={side}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-keyshortcuts={keys && keysText(keys)}
        className={classes(styles.button, className)}
        {...rest}
      />
    </Tooltip>
  )
}
