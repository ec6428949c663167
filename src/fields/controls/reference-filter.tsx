import type { ReactNode } from 'react'
import type { FilterProps } from '../view'
import { changeFilter } from './change-filter'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'
import { ReferenceList } from './reference-list'

interface ReferenceFilterProps extends FilterProps {
  readonly entityName: string
  /** Stands above the search. */
  readonly children?: ReactNode
}

/** Any of some records, or none of them. A pasted list of ids is taken at once. */
export function ReferenceFilter({ entityName, children, ...props }: ReferenceFilterProps) {
  const { id, filter, onChange, field, context } = props
  const isInverted = filter?.not !== undefined
  const ids = (filter?.is ?? filter?.not ?? []) as readonly number[]
  const change = (next: readonly number[], inverted: boolean) =>
    onChange(changeFilter(filter, { is: inverted ? undefined : next, not: inverted ? next : undefined }))
  return (
    <div className={styles.stack}>
      {children}
      <ReferenceList
        id={id}
        entityName={entityName}
        field={field}
        context={context}
        value={ids}
        onChange={(next) => change(next, isInverted)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isInverted}
          disabled={ids.length === 0}
          onChange={({ target }) => change(ids, target.checked)}
        />
        {context.caption('field.filter.not')}
      </label>
      <PresenceFilter {...props} id={`${id}-presence`} />
    </div>
  )
}
