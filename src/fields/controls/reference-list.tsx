import type { Field, Reference } from '../../schema/field'
import { referenceText } from '../reference-text'
import type { InputProps } from '../view'
import { ChipList } from './chip-list'
import styles from './control.module.css'
import { idOf } from './picked-ids'
import { ReferencePicker } from './reference-picker'
import { useLabels } from './use-labels'

interface ReferenceListProps extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly field: Field
  readonly entityName: string
  readonly value: readonly (number | Reference)[]
  readonly onChange: (ids: readonly number[]) => void
}

/** Several records: those chosen as chips, and a search for more. */
export function ReferenceList({ entityName, value, onChange, ...props }: ReferenceListProps) {
  const { labelled, learn } = useLabels(entityName, value)
  const ids = value.map(idOf)
  const pick = (references: readonly Reference[]) => {
    const isToggledOff = references.length === 1 && ids.includes(references[0]!.id)
    learn(references.filter(({ id, label }) => label !== `#${id}`))
    onChange(
      isToggledOff ? ids.filter((id) => id !== references[0]!.id) : [...new Set([...ids, ...references.map(idOf)])],
    )
  }
  return (
    <div className={styles.stack}>
      <ChipList
        items={labelled.map((reference) => ({
          key: String(idOf(reference)),
          text: referenceText(reference, props.context),
        }))}
        onChange={(keys) => onChange(keys.map(Number))}
        context={props.context}
        disabled={props.disabled}
      />
      <ReferencePicker
        {...props}
        entityName={entityName}
        shown=""
        isChosen={(id) => ids.includes(id)}
        onPick={pick}
        onErase={() => onChange(ids.slice(0, -1))}
      />
    </div>
  )
}
