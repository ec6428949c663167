import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface CardProps {
  /** The place that the table of contents leads to. */
  readonly id: string
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One thing of the gallery: its name, and its states beside each other. */
export function Card({ id, title, isWide = false, children }: CardProps) {
  return (
    <section id={id} className={styles.card} data-wide={isWide}>
      <h3>{title}</h3>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}
