import { operatorsOf } from '../filter'
import type { FilterProps } from '../view'
import styles from './control.module.css'

/** Whether something is there at all: the last part of most filters, and all of some. */
export function PresenceFilter({ id, filter, onChange, field, context }: FilterProps) {
  if (!operatorsOf(field).includes('empty')) return null
  const { empty, ...rest } = filter ?? {}
  const change = (choice: string) => {
    const next = choice === '' ? rest : { ...rest, empty: choice === 'empty' }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <select
      id={id}
      className={styles.control}
      aria-label={context.caption('field.filter.presence')}
      value={empty === undefined ? '' : empty ? 'empty' : 'filled'}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{context.caption('field.filter.any')}</option>
      <option value="filled">{context.caption('field.filter.filled')}</option>
      <option value="empty">{context.caption('field.filter.empty')}</option>
    </select>
  )
}
