import type { ReactNode } from 'react'
import { PageTabs } from './page-tabs'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  /** Beside the title: the saved view, the record's state. */
  readonly view?: ReactNode
  /** The page's commands, the main one last. */
  readonly commands?: ReactNode
}

/** The page's title, its view and its commands, and the tabs that it is among. */
export function PageHead({ title, view, commands }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.view}>{view}</div>
      <div className={styles.commands}>{commands}</div>
      <PageTabs />
    </header>
  )
}
