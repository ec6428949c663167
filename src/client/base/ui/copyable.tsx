import { Copy } from 'lucide-react'
import { useCaption } from '../i18n/use-caption'
import { IconButton } from './icon-button'
import { toast } from './toast-store'
import styles from './copyable.module.css'

/** A value that is quoted elsewhere, with a button that copies it. */
export function Copyable({ title, text }: { readonly title: string; readonly text: string }) {
  const caption = useCaption()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(caption('ui.copied', { text })),
      () => toast.error(caption('ui.copyFailed')),
    )
  return (
    <span className={styles.copyable}>
      <span className={styles.title}>{title}</span>
      <code className={styles.text}>{text}</code>
      <IconButton label={caption('ui.copy', { title })} onClick={() => void copy()}>
        <Copy />
      </IconButton>
    </span>
  )
}
