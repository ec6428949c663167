import { useCaption } from '../i18n/use-caption'
import styles from './spinner.module.css'

/** A turning ring, for a wait of unknown length inside a control. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />
}

/** Covers its positioned parent while a call that must not be doubled is going on. */
export function LoadingOverlay({ text }: { readonly text?: string }) {
  const caption = useCaption()
  return (
    <div className={styles.overlay} role="status" data-loading>
      <Spinner />
      {text ?? caption('ui.loading')}
    </div>
  )
}
