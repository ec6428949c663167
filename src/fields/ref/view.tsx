import type { Reference } from '../../schema/field'
import { AreaChoice } from '../areas/area-choice'
import { areaChoices } from '../areas/area-choices'
import { areaGroupOf } from '../areas/field'
import { ChoiceFilter } from '../controls/choice-filter'
import { idOf } from '../controls/picked-ids'
import { ReferenceFilter } from '../controls/reference-filter'
import { ReferencePicker } from '../controls/reference-picker'
import { textCell } from '../controls/text-cell'
import { useLabels } from '../controls/use-labels'
import { areasOf } from '../dictionary-store'
import { referenceText } from '../reference-text'
import type { FilterProps, InputProps, View } from '../view'
import type { RefField } from './field'
import { format } from './shape'

/** The areas of the field's group; undefined where it is of other records, or nothing is known of areas. */
function areasFor(field: RefField) {
  const group = areaGroupOf(field)
  return group && areasOf(group)
}

function RefInput(props: InputProps<number | Reference, RefField>) {
  const areas = areasFor(props.field)
  return areas ? <AreaChoice {...props} areas={areas} /> : <RecordInput {...props} />
}

function RecordInput({ value, onChange, ...props }: InputProps<number | Reference, RefField>) {
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
  const { filter, field, context } = props
  const areas = areasFor(field)
  if (areas) {
    const named = ((filter?.is ?? filter?.not ?? []) as readonly unknown[]).map(Number)
    return <ChoiceFilter {...props} choices={areaChoices(areas, named, context.language)} read={Number} />
  }
  return <ReferenceFilter {...props} entityName={props.field.to} />
}

export const view: View<number | Reference, RefField> = {
  Cell: textCell(format),
  Input: RefInput,
  Filter: RefFilter,
  width: 160,
}
