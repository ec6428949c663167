import { useCaption } from '../../base/i18n/use-caption'
import styles from './command-dialog.module.css'

/** What a command would do, or what would become of each thing that was given; announced when it changes. */
export function PreviewLines({ lines = [] }: { readonly lines?: readonly string[] | undefined }) {
  const caption = useCaption()
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines} aria-live="polite" aria-label={caption('effect.title')}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
