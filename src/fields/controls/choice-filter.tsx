import { operatorsOf } from '../filter'
import type { FilterProps } from '../view'
import { changeFilter } from './change-filter'
import { CheckList } from './check-list'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'
import type { Choice } from './select-control'

interface ChoiceFilterProps extends FilterProps {
  readonly choices: readonly Choice[]
  /** A code as the value that is filtered by; itself unless declared otherwise. */
  readonly read?: (code: string) => unknown
}

/** Any of a few codes, or none of them. */
export function ChoiceFilter({ choices, read = (code) => code, ...props }: ChoiceFilterProps) {
  const { id, filter, onChange, field, context } = props
  const isInverted = filter?.not !== undefined
  const chosen = (filter?.is ?? filter?.not ?? []).map(String)
  const change = (codes: readonly string[], inverted: boolean) => {
    const values = codes.map(read)
    onChange(changeFilter(filter, { is: inverted ? undefined : values, not: inverted ? values : undefined }))
  }
  return (
    <div className={styles.stack}>
      <CheckList
        id={id}
        choices={choices}
        chosen={chosen}
        onChange={(codes) => change(codes, isInverted)}
        label={context.caption('field.filter.is')}
      />
      {operatorsOf(field).includes('not') && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isInverted}
            disabled={chosen.length === 0}
            onChange={({ target }) => change(chosen, target.checked)}
          />
          {context.caption('field.filter.not')}
        </label>
      )}
      <PresenceFilter {...props} id={`${id}-presence`} />
    </div>
  )
}
