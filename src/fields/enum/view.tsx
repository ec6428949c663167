import cellStyles from '../controls/cell.module.css'
import { ChoiceFilter } from '../controls/choice-filter'
import { namedValues, SelectControl } from '../controls/select-control'
import type { CellProps, FilterProps, InputProps, View } from '../view'
import { choicesOf } from './choices'
import type { EnumField } from './field'
import { format } from './shape'
import { toneOf } from './tone'

/** States are a dot and a word, so that a column of them is read at a glance; other codes are their word. */
function EnumCell({ value, field, context }: CellProps<string, EnumField>) {
  const text = format(value, field, context)
  const tone = isState(context.captionId) ? toneOf(value) : undefined
  return tone === undefined ? (
    text
  ) : (
    <span className={cellStyles.dot} data-tone={tone}>
      {text}
    </span>
  )
}

/** Only what says how a record stands has a colour: a reason called `spam` is no worse than another. */
function isState(captionId = ''): boolean {
  return /(state|State|result|Result)$/.test(captionId)
}

function EnumInput(props: InputProps<string, EnumField>) {
  return <SelectControl {...props} choices={choicesOf(props.field, props.context)} />
}

function EnumFilter(props: FilterProps<EnumField>) {
  return <ChoiceFilter {...props} choices={choicesOf(props.field, props.context)} />
}

export const view: View<string, EnumField> = {
  Cell: EnumCell,
  Input: EnumInput,
  Filter: EnumFilter,
  choices: (field, context) => namedValues(choicesOf(field, context)),
  width: 120,
}
