import { useCaption } from '../../base/i18n/use-caption'
import type { Preview } from './palette-model'
import styles from './palette.module.css'

/** What will happen to how many, before it happens. */
export function PaletteStatus({ preview }: { readonly preview: Preview | null | undefined }) {
  const caption = useCaption()
  if (preview === null) return null
  return (
    <div className={styles.preview} role="status" data-danger={preview?.danger || undefined}>
      <p>{preview ? preview.text : caption('palette.counting')}</p>
      {preview?.details && preview.details.length > 0 && (
        <p className={styles.details}>{preview.details.join(' · ')}</p>
      )}
    </div>
  )
}
