import type { ComponentType } from 'react'
import type { Field } from '../../schema/field'
import type { FilterProps, InputProps } from '../view'
import { changeFilter } from './change-filter'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'

/** From and to, each entered as the type's own input enters a value. */
export function rangeFilter<F extends Field>(Input: ComponentType<InputProps<number, F>>) {
  return function RangeFilter(props: FilterProps<F>) {
    const { id, filter, onChange, field, context } = props
    const ends = [
      { end: 'from', own: id },
      { end: 'to', own: `${id}-to` },
    ] as const
    return (
      <div className={styles.stack}>
        {ends.map(({ end, own }) => (
          <div key={end} className={styles.row}>
            <label htmlFor={own}>{context.caption(`field.filter.${end}`)}</label>
            <Input
              id={own}
              value={(filter?.[end] as number | undefined) ?? null}
              onChange={(value) => onChange(changeFilter(filter, { is: undefined, [end]: value ?? undefined }))}
              field={field}
              context={context}
            />
          </div>
        ))}
        <PresenceFilter {...props} id={`${id}-presence`} />
      </div>
    )
  }
}
