import { useCaption } from '../../../base/i18n/use-caption'
import type { OpenForm } from '../../../engine/kinds/form/form-extras'
import { JudgedButton } from './judged-button'
import styles from './push.module.css'

/** What the author must know first: why it was rejected, and what a change would undo. */
export function PushFormTop({ record }: OpenForm) {
  const caption = useCaption()
  if (!record) return null
  const { state, rejectReason } = record
  const isOpen = state === 'draft' || state === 'rejected'
  return (
    <div className={styles.top}>
      {typeof rejectReason === 'string' && rejectReason !== '' && (
        <div className={styles.refusal} role="note">
          <strong>{caption('push.rejectReason')}</strong>
          <span>{rejectReason}</span>
          <JudgedButton id={record.id} />
        </div>
      )}
      {state === 'scheduled' && <p className={styles.warning}>{caption('pushForm.scheduled')}</p>}
      {!rejectReason && (isOpen || state === 'scheduled') && <JudgedButton id={record.id} isQuiet />}
      {!isOpen && state !== 'scheduled' && (
        <p className={styles.warning}>
          {caption('pushForm.closed', { state: caption(`push.state.${String(state)}`) })}
        </p>
      )}
    </div>
  )
}
