import type { Recurrence } from '../../../../shared/push/push-recurrence'
import { date } from '../../../../fields'
import { useCaption } from '../../../base/i18n/use-caption'
import { FieldSet } from '../../../engine/parts/field-set'
import type { OwnInputProps } from '../../../engine/parts/own-input'
import { useFormat } from '../../../base/format/use-format'
import styles from './push.module.css'
import { dayMs } from '../../../../schema/time'

const days = [1, 2, 3, 4, 5, 6, 7]
const fields = { until: date({ required: true }) }

/** On which days of the week a push goes out again, and until when. */
export function RecurrenceInput({ value, onChange, isDisabled }: OwnInputProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { days: chosen = [], until = '' } = (value ?? {}) as Partial<Recurrence>
  const change = (next: Partial<Recurrence>) => {
    const whole = { days: chosen, until, ...next }
    onChange(whole.days.length === 0 && !whole.until ? null : whole)
  }
  const nameOf = (day: number) =>
    // The epoch began on a Thursday: four days later it was Monday.
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format((day + 3) * dayMs)
  return (
    <div className={styles.block}>
      <div className={styles.choices} role="group" aria-label={caption('push.recurrence')}>
        {days.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              disabled={isDisabled}
              onChange={({ target }) =>
                change({ days: days.filter((each) => (each === day ? target.checked : chosen.includes(each))) })
              }
            />{' '}
            {nameOf(day)}
          </label>
        ))}
      </div>
      <FieldSet
        fields={fields}
        captionIdOf={() => 'pushForm.until'}
        values={{ until: until || null }}
        problems={{}}
        disabled={() => isDisabled}
        onChange={(_name, next) => change({ until: typeof next === 'string' ? next : '' })}
      />
    </div>
  )
}
