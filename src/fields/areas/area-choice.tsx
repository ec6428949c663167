import type { Reference } from '../../schema/field'
import control from '../controls/control.module.css'
import { idOf } from '../controls/picked-ids'
import { useLabels } from '../controls/use-labels'
import type { AreaEntry } from '../dictionaries'
import { referenceText } from '../reference-text'
import type { RefField } from '../ref/field'
import type { InputProps } from '../view'
import { AreaList } from './area-list'
import { AREA } from './field'

interface AreaChoiceProps extends InputProps<number | Reference, RefField> {
  readonly areas: readonly AreaEntry[]
}

/** One area of the field's group, or none; what a record holds of another group stays until another one is chosen. */
export function AreaChoice({ value, onChange, areas, ...props }: AreaChoiceProps) {
  const { id, field, context, disabled } = props
  const chosen = value === null ? undefined : idOf(value)
  const { labelled } = useLabels(AREA, value === null ? [] : [value])
  const isOther = chosen !== undefined && !areas.some(({ oldId }) => oldId === chosen)
  const radio = { type: 'radio', name: `${id}-area`, disabled } as const
  return (
    <div className={control.stack} role="radiogroup" aria-label={context.caption(context.captionId ?? '')}>
      {!field.required && (
        <label className={control.check}>
          <input {...radio} checked={value === null} onChange={() => onChange(null)} />
          {context.caption('field.none')}
        </label>
      )}
      {isOther && (
        <label className={control.check}>
          <input {...radio} checked readOnly />
          {labelled.map((reference) => referenceText(reference, context))}
        </label>
      )}
      <AreaList
        {...props}
        areas={areas}
        chosen={chosen === undefined ? [] : [chosen]}
        one
        onChange={([picked]) => onChange(picked ?? null)}
      />
    </div>
  )
}
