import { traitsOf } from '../field-traits'
import { useState } from 'react'
import { isPeriod, PERIOD_WORDS } from '../period'
import { periodText } from '../filter-caption'
import type { FilterProps } from '../view'
import { changeFilter } from './change-filter'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'
import { TimeControl } from './time-control'

/** The last week, month and three months by name, beside the weeks and months of the calendar. */
const OFFERED = ['today', 'yesterday', '7d', '30d', '90d', ...PERIOD_WORDS.slice(2), 'next7d', 'next30d']

/** A period that moves with the days, or two days of the viewer's calendar. */
export function DayFilter(props: FilterProps) {
  const { id, filter, onChange, field, context } = props
  const isMoment = traitsOf(field).time === 'moment'
  const period = filter?.is?.find((word) => isPeriod(String(word))) as string | undefined
  const words = period === undefined || OFFERED.includes(period) ? OFFERED : [period, ...OFFERED]
  const choose = (word: string) =>
    onChange(changeFilter(filter, { is: word ? [word] : undefined, from: undefined, to: undefined }))
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({})
  const held = (end: 'from' | 'to') => {
    const value = typed[end] ?? filter?.[end] ?? (period ? undefined : filter?.is?.[0])
    return typeof value === 'string' ? value : null
  }
  /** What is no day yet stays beside the filter, which holds as it is meanwhile. */
  const change = (end: 'from' | 'to', value: string | null) => {
    const { [end]: _former, ...others } = typed
    const isUnderstood = value === null || /^\d{4}-\d{2}-\d{2}/.test(value)
    setTyped(isUnderstood ? others : { ...others, [end]: value })
    if (isUnderstood) onChange(changeFilter(filter, { is: undefined, [end]: value ?? undefined }))
  }
  return (
    <div className={styles.stack}>
      <select
        id={id}
        className={styles.control}
        aria-label={context.caption('field.filter.period')}
        value={period ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{context.caption('field.filter.days')}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {periodText(word, context)}
          </option>
        ))}
      </select>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.row}>
          <label htmlFor={`${id}-${end}`}>{context.caption(`field.filter.${end}`)}</label>
          <TimeControl
            kind={isMoment ? 'either' : 'day'}
            toward="past"
            value={held(end)}
            onChange={(value) => change(end, value)}
            context={context}
            attributes={{
              id: `${id}-${end}`,
              'aria-invalid': typed[end] !== undefined,
              'aria-describedby': typed[end] === undefined ? undefined : `${id}-problem`,
            }}
          />
        </div>
      ))}
      {(typed.from ?? typed.to) !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {context.caption(isMoment ? 'error.notInstant' : 'error.notDate')}
        </p>
      )}
      <PresenceFilter {...props} id={`${id}-presence`} />
    </div>
  )
}
