import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes'

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'accent'

/** A word or a count on a tint. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>
}

/** A state: a dot in its meaning's colour, and always the word. */
export function StatusDot({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.status}>
      <span className={classes(styles.dot, styles[tone])} aria-hidden />
      {children}
    </span>
  )
}
