import { useState } from 'react'
import { ChoiceFilter } from '../controls/choice-filter'
import { namedValues, SelectControl } from '../controls/select-control'
import { textCell } from '../controls/text-cell'
import type { FilterProps, InputProps, View } from '../view'
import { allChoices, offeredChoices } from './choices'
import type { ChoiceField } from './field'
import { format } from './shape'

/** What the record held when its form was opened stays offered, so that a change can be taken back. */
function ChoiceInput(props: InputProps<string, ChoiceField>) {
  const [held] = useState(props.value)
  return <SelectControl {...props} choices={offeredChoices(props.field, props.context, held)} />
}

function ChoicesFilter(props: FilterProps<ChoiceField>) {
  return <ChoiceFilter {...props} choices={allChoices(props.field, props.context)} />
}

export const view: View<string, ChoiceField> = {
  Cell: textCell(format),
  Input: ChoiceInput,
  Filter: ChoicesFilter,
  choices: (field, context) => namedValues(allChoices(field, context)),
  width: 140,
}
