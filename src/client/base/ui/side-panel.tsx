import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { useEscape } from '../keys/use-keys'
import { IconButton } from './icon-button'
import styles from './side-panel.module.css'

interface SidePanelProps {
  readonly title: ReactNode
  /** Its name for screen readers. */
  readonly label: string
  /** Pixels; on a narrow window it covers the page. */
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record beside the list it was peeked at from; the list keeps the keys. */
export function SidePanel({ title, label, width = 400, onClose, children }: SidePanelProps) {
  const caption = useCaption()
  useEscape(onClose)
  return (
    <aside className={styles.panel} aria-label={label} style={{ '--panel-width': `${width}px` } as CSSProperties}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={caption('ui.close')} keys="Escape" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  )
}
