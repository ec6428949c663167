import { useCallback, useSyncExternalStore } from 'react'
import { formatNumber, formatShort } from '../../../fields/format'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import { followProgress, progressOf } from './sending-progress'
import styles from './sending-bar.module.css'

/** How far a push that is being sent has come, and how fast; it moves with the server's events. */
export function SendingBar({ id, isPaused }: { readonly id: number; readonly isPaused: boolean }) {
  const caption = useCaption()
  const { language } = useFormat()
  const follow = useCallback((listener: () => void) => followProgress(id, listener), [id])
  const progress = useSyncExternalStore(follow, () => progressOf(id))
  if (!progress || progress.share === null) return null
  const { done, target, share, rate } = progress
  const percent = Math.floor(share * 100)
  const text = caption('pushFigures.progress', {
    done: formatNumber(done, language),
    target: formatNumber(target ?? 0, language),
  })
  const pace = isPaused || rate === null ? '' : caption('pushFigures.rate', { count: formatShort(Math.round(rate)) })
  return (
    <span className={styles.progress} title={[text, pace].filter(Boolean).join(' · ')}>
      <span
        className={styles.bar}
        role="progressbar"
        aria-label={caption('pushFigures.sending')}
        aria-valuenow={percent}
        aria-valuetext={text}
        data-paused={isPaused || undefined}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.text}>
        {percent} %{pace && ` · ${pace}`}
      </span>
    </span>
  )
}
