import { useState } from 'react'
import { operatorsOf } from '../filter'
import type { FilterProps } from '../view'
import { changeFilter } from './change-filter'
import styles from './control.module.css'
import { PresenceFilter } from './presence-filter'
import { useDraft } from './use-draft'

const WAYS = ['contains', 'is', 'not'] as const
type Way = (typeof WAYS)[number]

/** By a part of the text, or by whole texts: one a line, as pasted from a spreadsheet. */
export function TextFilter(props: FilterProps) {
  const { id, filter, onChange, field, context } = props
  const ways = WAYS.filter((way) => operatorsOf(field).includes(way))
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? ways.find((known) => filter?.[known] !== undefined) ?? 'contains'
  const held = way === 'contains' ? (filter?.contains ?? '') : (filter?.[way] ?? []).join('\n')
  const { text, keep } = useDraft(held, (value) => value)
  const change = (to: Way, typed: string) => {
    const lines = typed.split(/[\n\t]/).flatMap((line) => line.trim() || [])
    keep(typed, to === 'contains' ? typed : lines.join('\n'))
    onChange(
      changeFilter(filter, {
        contains: undefined,
        is: undefined,
        not: undefined,
        [to]: to === 'contains' ? typed : lines,
      }),
    )
  }
  return (
    <div className={styles.stack}>
      {ways.length > 1 && (
        <select
          className={styles.control}
          aria-label={context.caption('field.filter.way')}
          value={way}
          onChange={({ target }) => {
            setChosen(target.value as Way)
            change(target.value as Way, text)
          }}
        >
          {ways.map((known) => (
            <option key={known} value={known}>
              {context.caption(`field.filter.${known}`)}
            </option>
          ))}
        </select>
      )}
      {way === 'contains' ? (
        <input
          id={id}
          className={styles.control}
          type="search"
          aria-label={context.caption(`field.filter.${way}`)}
          value={text}
          onChange={({ target }) => change(way, target.value)}
        />
      ) : (
        <textarea
          id={id}
          className={styles.control}
          rows={4}
          aria-label={context.caption(`field.filter.${way}`)}
          value={text}
          onChange={({ target }) => change(way, target.value)}
        />
      )}
      <PresenceFilter {...props} id={`${id}-presence`} />
    </div>
  )
}
