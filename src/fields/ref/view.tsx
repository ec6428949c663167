import type { Reference } from '../../schema/field'
import { idOf } from '../controls/picked-ids'
import { ReferenceFilter } from '../controls/reference-filter'
import { ReferencePicker } from '../controls/reference-picker'
import { textCell } from '../controls/text-cell'
import { useLabels } from '../controls/use-labels'
import { referenceText } from '../reference-text'
import type { FilterProps, InputProps, View } from '../view'
import type { RefField } from './field'
import { format } from './shape'

function RefInput({ value, onChange, ...props }: InputProps<number | Reference, RefField>) {
  const { labelled, learn } = useLabels(props.field.to, value === null ? [] : [value])
  const [reference] = labelled
  return (
    <ReferencePicker
      {...props}
      entityName={props.field.to}
      shown={reference === undefined ? '' : referenceText(reference, props.context)}
      isChosen={(id) => value !== null && idOf(value) === id}
      onPick={([picked]) => {
        if (!picked) return
        if (picked.label !== `#${picked.id}`) learn([picked])
        onChange(picked.id)
      }}
      onErase={() => onChange(null)}
    />
  )
}

function RefFilter(props: FilterProps<RefField>) {
  return <ReferenceFilter {...props} entityName={props.field.to} />
}

export const view: View<number | Reference, RefField> = {
  Cell: textCell(format),
  Input: RefInput,
  Filter: RefFilter,
  width: 160,
}
