import {
  Ban,
  CircleCheck,
  CreditCard,
  Flag,
  LifeBuoy,
  Mail,
  MessageSquareText,
  Smartphone,
  StickyNote,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import { lineOf, type TimelineKind } from '../../../../../shared/timeline-line'
import { wallClock } from '../../../../../fields/zone'
import { useFormat } from '../../../../base/format/use-format'
import { Badge } from '../../../../base/ui/badge'
import { keyOf, type TimelineEvent } from './timeline-events'
import styles from './user-timeline.module.css'

const icons: Readonly<Record<TimelineKind, LucideIcon>> = {
  order: CreditCard,
  ban: Ban,
  lift: CircleCheck,
  signIn: Smartphone,
  ticket: LifeBuoy,
  report: Flag,
  post: MessageSquareText,
  note: StickyNote,
  message: Mail,
  action: UserCog,
}

interface TimelineRowProps {
  readonly event: TimelineEvent
  readonly isOpen: boolean
  /** Whether Tab stops here: one row does, arrows lead to the others. */
  readonly isStop: boolean
  readonly onOpen: () => void
  readonly onFocus: () => void
}

/** One event: when, what, how it is. It opens its record. */
export function TimelineRow({ event, isOpen, isStop, onOpen, onFocus }: TimelineRowProps) {
  const format = useFormat()
  const { title, parts, state } = lineOf(event, format)
  const { date, time } = wallClock(Date.parse(event.at), format.zone)
  const Icon = icons[event.kind]
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-event={keyOf(event)}
        data-kind={event.kind}
        aria-expanded={isOpen}
        tabIndex={isStop ? 0 : -1}
        onClick={onOpen}
        onFocus={onFocus}
      >
        <time className={styles.time} dateTime={event.at} title={`${date} ${time}`}>
          {time.slice(0, 5)}
        </time>
        <span className={styles.mark} aria-hidden>
          <Icon />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {parts.map((part, index) => (
            <span key={index} className={styles.part}>
              {part}
            </span>
          ))}
        </span>
        {state && <Badge tone={state.tone ?? 'neutral'}>{state.text}</Badge>}
      </button>
    </li>
  )
}
