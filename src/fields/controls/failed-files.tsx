import type { FormatContext } from '../format-context'
import styles from './control.module.css'
import type { FailedFile } from './use-uploading'

interface FailedFilesProps {
  readonly files: readonly FailedFile[]
  readonly context: FormatContext
  readonly onRetry: () => void
  readonly onDismiss: (file: FailedFile) => void
}

/** The files that did not arrive, each with its name and the reason, and one way to send again what may be. */
export function FailedFiles({ files, context: { caption }, onRetry, onDismiss }: FailedFilesProps) {
  const again = files.filter(({ mayRetry }) => mayRetry).length
  return (
    <div role="alert">
      {files.map((each, index) => (
        <p key={index} className={styles.problem}>
          {caption('field.uploadFailed', { name: each.file.name, reason: each.reason })}{' '}
          <button
            type="button"
            className={styles.remove}
            aria-label={caption('field.dismissFile', { name: each.file.name })}
            onClick={() => onDismiss(each)}
          >
            ×
          </button>
        </p>
      ))}
      {again > 0 && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {caption('field.uploadAgain', { count: again })}
        </button>
      )}
    </div>
  )
}
