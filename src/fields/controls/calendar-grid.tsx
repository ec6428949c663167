import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { FormatContext } from '../format-context'
import { dayByKey, monthWeeks } from '../typed-time/calendar-month'
import { shiftDate } from '../typed-time/shift-date'
import styles from './time-control.module.css'

interface CalendarGridProps {
  /** The chosen day, YYYY-MM-DD; undefined where there is none. */
  readonly chosen: string | undefined
  readonly today: string
  readonly context: FormatContext
  readonly onChoose: (day: string) => void
}

/** A month of days by the grid pattern of ARIA: one day takes the focus, arrows and pages move it, Enter chooses it. */
export function CalendarGrid({ chosen, today, context, onChoose }: CalendarGridProps) {
  const [active, setActive] = useState(chosen ?? today)
  const focused = useRef<HTMLButtonElement>(null)
  // The focus follows the active day once it is among the days; a click on another month leaves it where it is.
  const isWithin = useRef(true)
  useEffect(() => {
    if (isWithin.current) focused.current?.focus()
  }, [active])
  const { language, caption } = context
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const weeks = monthWeeks(active)
  const turn = (months: number) => {
    isWithin.current = false
    setActive(shiftDate(active, { months }) ?? active)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.ctrlKey || event.metaKey || event.altKey ? undefined : dayByKey(active, event.key, event.shiftKey)
    if (day === undefined) return
    event.preventDefault()
    event.stopPropagation()
    isWithin.current = true
    setActive(day)
  }
  return (
    <div>
      <div className={styles.month}>
        <button type="button" aria-label={caption('field.time.monthBefore')} onClick={() => turn(-1)}>
          ‹
        </button>
        <strong aria-live="polite">{format(active, { year: 'numeric', month: 'long' })}</strong>
        <button type="button" aria-label={caption('field.time.monthAfter')} onClick={() => turn(1)}>
          ›
        </button>
      </div>
      <table role="grid" className={styles.grid} aria-label={caption('field.time.calendar')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === chosen}>
                  <button
                    ref={day === active ? focused : undefined}
                    type="button"
                    className={styles.day}
                    tabIndex={day === active ? 0 : -1}
                    data-outside={day.slice(0, 7) !== active.slice(0, 7) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={format(day, { dateStyle: 'full' })}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
