import cellStyles from '../controls/cell.module.css'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { DayFilter } from '../controls/day-filter'
import { formatRelative } from '../format'
import type { CellProps, InputProps, View } from '../view'
import { momentAt, offsetLabel, wallClock } from '../zone'
import type { InstantField } from './field'
import { format } from './shape'

/** In lists how long ago, with the full time at hand; in full where no hour is given. */
function InstantCell({ value, field, context }: CellProps<string, InstantField>) {
  const full = format(value, field, context)
  return (
    <time className={cellStyles.figure} dateTime={value} title={full}>
      {context.now === undefined ? full : formatRelative(value, context.now, context.language)}
    </time>
  )
}

/** A wall clock in the reader's zone, which is named beside it. */
function InstantInput(props: InputProps<string, InstantField>) {
  const { value, onChange, context } = props
  const { zone } = context
  const moment = value === null ? NaN : Date.parse(value)
  const change = (local: string) => {
    const [date = '', time = ''] = local.split('T')
    onChange(time ? new Date(momentAt(date, time.padEnd(8, ':00').slice(0, 8), zone)).toISOString() : null)
  }
  return (
    <span className={styles.row}>
      <input
        {...controlAttributes(props)}
        className={styles.control}
        type="datetime-local"
        step={1}
        value={Number.isNaN(moment) ? '' : localText(moment, zone)}
        onChange={({ target }) => change(target.value)}
      />
      <span className={styles.unit} title={zone}>
        {Number.isNaN(moment) ? zone : offsetLabel(moment, zone)}
      </span>
    </span>
  )
}

function localText(moment: number, zone: string): string {
  const { date, time } = wallClock(moment, zone)
  return `${date}T${time}`
}

export const view: View<string, InstantField> = {
  Cell: InstantCell,
  Input: InstantInput,
  Filter: DayFilter,
  isWhole: true,
  width: 150,
}
