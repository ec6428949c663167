import { useSnapshot } from 'valtio'
import { clearErrorLog, errorLog } from '../../base/errors/error-log'
import { formatInstant } from '../../../fields/format'
import { useCaption } from '../../base/i18n/use-caption'
import { currentTimezone } from '../../base/settings/settings-store'
import { Badge } from '../../base/ui/badge'
import { Button } from '../../base/ui/button'
import { Dialog } from '../../base/ui/dialog'
import { EmptyState } from '../../base/ui/state'
import styles from './error-log-dialog.module.css'

/** The errors of this visit: message, place, address and stack. */
export function ErrorLogDialog({ onClose }: { readonly onClose: () => void }) {
  const caption = useCaption()
  const { entries } = useSnapshot(errorLog)
  const clear = (
    <Button
      variant="danger"
      onClick={clearErrorLog}
      {...(!entries.length && { disabledReason: caption('shell.errors.none') })}
    >
      {caption('shell.errors.clear')}
    </Button>
  )
  return (
    <Dialog isOpen width={820} title={caption('shell.errors.title')} onClose={onClose} footer={clear}>
      {entries.length === 0 && <EmptyState title={caption('shell.errors.none')} />}
      <ol>
        {entries.map(({ id, message, info, url, stack, time, count }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.message}>
              {message} {count > 1 && <Badge tone="bad">×{count}</Badge>}
            </p>
            <dl className={styles.facts}>
              <dt>{caption('shell.errors.info')}</dt>
              <dd>{info}</dd>
              <dt>{caption('shell.errors.url')}</dt>
              <dd>{url}</dd>
              <dt>{caption('shell.errors.time')}</dt>
              <dd>{formatInstant(time, currentTimezone())}</dd>
            </dl>
            {stack && (
              <details>
                <summary>{caption('shell.errors.stack')}</summary>
                <pre className={styles.stack} tabIndex={0}>
                  {stack}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
