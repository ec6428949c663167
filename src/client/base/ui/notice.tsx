import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** Something is not as whoever reads it may think. */
  readonly tone?: 'warn' | undefined
  /** Whether it stands among other things rather than from edge to edge. */
  readonly isWithin?: boolean
  /** What it says: a few words, or a paragraph each. */
  readonly children: ReactNode
  /** What can be done about it. */
  readonly ways: ReactNode
}

/** What whoever works here has to know of it, such as that it shows a draft, with what can be done about that; read out when it comes. */
export function Notice({ tone, isWithin = false, children, ways }: NoticeProps) {
  return (
    <div role="status" className={styles.notice} data-tone={tone} data-within={isWithin || undefined}>
      <div className={styles.words}>{children}</div>
      <div className={styles.ways}>{ways}</div>
    </div>
  )
}
