import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { timelineKinds, type TimelineKind } from '../../../../../shared/timeline-line'
import { TimeControl } from '../../../../../fields/controls/time-control'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { IconButton } from '../../../../base/ui/icon-button'
import chips from '../../kind-chips.module.css'
import styles from './user-timeline.module.css'

interface TimelineToolbarProps {
  /** Those that are shown; all where nothing is filtered. */
  readonly kinds: readonly TimelineKind[]
  readonly onKinds: (kinds: readonly TimelineKind[]) => void
  /** The day that was jumped to, YYYY-MM-DD; empty for the latest. */
  readonly day: string
  readonly onDay: (day: string) => void
  /** The zone that days are of. */
  readonly zone: string
}

/** Chooses kinds of events, and a day to jump to. */
export function TimelineToolbar({ kinds, onKinds, day, onDay, zone }: TimelineToolbarProps) {
  const caption = useCaption()
  const format = useFormat()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  /** What is no day yet stays in the control and jumps nowhere. */
  const jump = (value: string | null) => {
    const isDay = value === null || /^\d{4}-\d{2}-\d{2}$/.test(value)
    setTyped(isDay ? undefined : value)
    if (isDay) onDay(value ?? '')
  }
  const isAll = kinds.length === timelineKinds.length
  const toggle = (kind: TimelineKind) => {
    if (isAll) return onKinds([kind])
    const next = timelineKinds.filter((each) => kinds.includes(each) !== (each === kind))
    onKinds(next.length > 0 ? next : timelineKinds)
  }
  return (
    <div className={styles.toolbar}>
      <div className={chips.kinds} role="group" aria-label={caption('timeline.filter')} data-timeline-filter="">
        <button
          type="button"
          className={chips.kind}
          aria-pressed={isAll}
          aria-keyshortcuts="f"
          onClick={() => onKinds(timelineKinds)}
        >
          {caption('timeline.all')}
        </button>
        {timelineKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={chips.kind}
            aria-pressed={!isAll && kinds.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {caption(`timeline.kind.${kind}`)}
          </button>
        ))}
      </div>
      <div className={styles.jump}>
        <label htmlFor={id}>{caption('timeline.jump')}</label>
        <div className={styles.date}>
          <TimeControl
            kind="day"
            toward="past"
            value={typed ?? (day || null)}
            onChange={jump}
            context={format}
            attributes={{ id, 'aria-invalid': typed !== undefined }}
          />
        </div>
        {day && (
          <IconButton label={caption('timeline.latest')} onClick={() => jump(null)}>
            <X />
          </IconButton>
        )}
        <span className={styles.zone}>{zone}</span>
      </div>
    </div>
  )
}
