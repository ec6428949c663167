import { CalendarDays } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import type { FormatContext } from '../format-context'
import type { TypingClock } from '../typed-time/read-time'
import { stepDay, stepTime, type SteppedText } from '../typed-time/step-time'
import { offsetLabel, wallClock } from '../zone'
import { CalendarGrid } from './calendar-grid'
import { isComposing } from './control-attributes'
import styles from './control.module.css'
import own from './time-control.module.css'
import { readTyped, writtenTime, type TimeKind } from './time-text'
import { useDraft } from './use-draft'

interface TimeControlProps {
  readonly kind: TimeKind
  /** A day, a moment as an ISO text, or what was typed and is neither; null where there is nothing. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly context: FormatContext
  /** Which way a text leads that does not say it; the future unless declared otherwise. */
  readonly toward?: TypingClock['toward']
  readonly attributes: InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
}

/** Where nothing is typed, what is often meant; each is read as if it had been typed. */
const PRESETS: Readonly<Record<TimeKind, readonly string[]>> = {
  day: ['today', 'tomorrow', '+7d', '+30d'],
  moment: ['now', '+1h', 'tomorrow 9:00', '+1d', '+7d', '+30d'],
  either: ['today', 'yesterday', '-7d', '-30d', '-90d'],
}

/**
 * A day or a moment, the same in every browser: typed freely, stepped by keys, chosen from a calendar. What is typed stays as it is
 * while it is typed, with what it means beside it, and is written out when the control is left.
 */
export function TimeControl({ kind, value, onChange, context, toward, attributes }: TimeControlProps) {
  const { zone, caption } = context
  const { id, disabled } = attributes
  /** When the calendar was opened, in milliseconds; undefined while it is closed. */
  const [openedAt, setOpenedAt] = useState<number>()
  const isOpen = openedAt !== undefined
  const input = useRef<HTMLInputElement>(null)
  const clock = (): TypingClock => ({ zone, now: Date.now(), ...(toward && { toward }) })
  const written = writtenTime(value, zone)
  const { text, keep } = useDraft(value, () => written)
  const take = (typed: string) => {
    const meaning = typed.trim() === '' ? null : (readTyped(typed, kind, clock()) ?? typed)
    keep(typed, meaning)
    onChange(meaning)
  }
  const takeStepped = (stepped: SteppedText) => {
    take(stepped.text)
    requestAnimationFrame(() => input.current?.setSelectionRange(stepped.start, stepped.end))
  }
  const close = () => {
    setOpenedAt(undefined)
    input.current?.focus()
  }
  const choose = (day: string) => {
    const time = kind === 'moment' ? ` ${/ (\d.*)$/.exec(written)?.[1] ?? '00:00:00'}` : ''
    take(`${day}${time}`)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return
    const stepped = event.altKey ? undefined : steppedBy(event, written === text ? text : '')
    const opens = event.key === 'ArrowDown' && !isOpen && (event.altKey || text === '')
    if (!stepped && !opens) return
    event.preventDefault()
    event.stopPropagation()
    if (stepped) takeStepped(stepped)
    else setOpenedAt(Date.now())
  }
  const onBlur = (event: FocusEvent) => {
    if (event.target === input.current) keep(written, value)
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedAt(undefined)
  }
  const [begunAt] = useState(Date.now)
  const moment = Date.parse(value ?? '')
  return (
    <div className={own.control} onBlur={onBlur}>
      <span className={styles.row}>
        <input
          {...attributes}
          ref={input}
          className={styles.control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={caption(`field.time.placeholder.${kind}`)}
          title={caption('field.time.keys')}
          aria-describedby={[attributes['aria-describedby'], `${id}-meaning`].filter(Boolean).join(' ')}
          value={text}
          onChange={({ target }) => take(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-label={caption('field.time.open')}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(isOpen ? undefined : Date.now())}
        >
          <CalendarDays size={16} aria-hidden />
        </button>
        <span className={styles.unit} title={zone}>
          {kind === 'day' ? '' : offsetLabel(Number.isNaN(moment) ? begunAt : moment, zone)}
        </span>
      </span>
      <small id={`${id}-meaning`} className={own.meaning} aria-live="polite">
        {text !== '' && text !== written && `= ${written}`}
      </small>
      {isOpen && (
        <CalendarPopup anchor={input} label={caption('field.time.open')} onEscape={close}>
          <CalendarGrid
            chosen={/^\d{4}-\d{2}-\d{2}/.exec(written)?.[0]}
            today={wallClock(openedAt, zone).date}
            context={context}
            onChoose={choose}
          />
          <div className={own.presets}>
            {PRESETS[toward === 'past' ? 'either' : kind].map((typed) => (
              <button
                key={typed}
                type="button"
                className={styles.button}
                onClick={() => {
                  take(writtenTime(readTyped(typed, kind, clock()) ?? typed, zone))
                  close()
                }}
              >
                {caption(`field.time.preset.${typed.replace('-', 'back').replace(/[^a-z0-9]/g, '')}`)}
              </button>
            ))}
          </div>
          <p className={own.keys}>{caption('field.time.keys')}</p>
        </CalendarPopup>
      )}
    </div>
  )
}

/** In the top layer, so that no dialog or table cuts it off, and yet a part of the control for focus and keys. */
function CalendarPopup(props: {
  readonly anchor: React.RefObject<HTMLInputElement | null>
  readonly label: string
  readonly onEscape: () => void
  readonly children: React.ReactNode
}) {
  const { anchor, label, onEscape, children } = props
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    const beside = anchor.current?.getBoundingClientRect()
    if (!element || !beside) return
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const isAbove = beside.bottom + height + 8 > innerHeight && beside.top > height
    element.style.top = `${Math.max(8, isAbove ? beside.top - height - 4 : beside.bottom + 4)}px`
    element.style.left = `${Math.max(8, Math.min(beside.left, innerWidth - width - 8))}px`
  }, [anchor])
  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={own.popup}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        // Dialogs around it listen to the document itself.
        event.nativeEvent.stopImmediatePropagation()
        onEscape()
      }}
    >
      {children}
    </div>
  )
}

/** What a key makes of a written time: ↑ and ↓ step the part at the caret, Page Up and Page Down the day. */
function steppedBy({ key, currentTarget }: KeyboardEvent<HTMLInputElement>, text: string): SteppedText | undefined {
  const caret = currentTarget.selectionStart ?? 0
  if (key === 'ArrowUp' || key === 'ArrowDown') return stepTime(text, caret, key === 'ArrowUp' ? 1 : -1)
  if (key === 'PageUp' || key === 'PageDown') return stepDay(text, caret, key === 'PageUp' ? 1 : -1)
  return undefined
}
