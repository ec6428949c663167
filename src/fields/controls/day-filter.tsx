import { isPeriod, PERIOD_WORDS } from '../period'
import { periodText } from '../filter-caption'
import type { FilterProps } from '../view'
import { changeFilter } from './change-filter'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'

const OFFERED = ['today', 'yesterday', '7d', '30d', '90d', ...PERIOD_WORDS.slice(2), 'next7d', 'next30d']

/** A period that moves with the days, or two days of the viewer's calendar. */
export function DayFilter(props: FilterProps) {
  const { id, filter, onChange, context } = props
  const period = filter?.is?.find((word) => isPeriod(String(word))) as string | undefined
  const words = period === undefined || OFFERED.includes(period) ? OFFERED : [period, ...OFFERED]
  const choose = (word: string) =>
    onChange(changeFilter(filter, { is: word ? [word] : undefined, from: undefined, to: undefined }))
  const day = (end: 'from' | 'to') => {
    const held = filter?.[end] ?? (period ? undefined : filter?.is?.[0])
    return typeof held === 'string' ? held.slice(0, 10) : ''
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
          <input
            id={`${id}-${end}`}
            className={styles.control}
            type="date"
            value={day(end)}
            onChange={({ target }) =>
              onChange(changeFilter(filter, { is: undefined, [end]: target.value || undefined }))
            }
          />
        </div>
      ))}
      <PresenceFilter {...props} id={`${id}-presence`} />
    </div>
  )
}
