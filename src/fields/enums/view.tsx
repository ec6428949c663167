import { CheckList } from '../controls/check-list'
import { ChoiceFilter } from '../controls/choice-filter'
import { namedValues } from '../controls/select-control'
import { textCell } from '../controls/text-cell'
import { choicesOf } from '../enum/choices'
import type { FilterProps, InputProps, View } from '../view'
import type { EnumsField } from './field'
import { format } from './shape'

function EnumsInput({
  id,
  value,
  onChange,
  field,
  context,
  disabled,
  describedBy,
}: InputProps<readonly string[], EnumsField>) {
  return (
    <CheckList
      id={id}
      choices={choicesOf(field, context)}
      chosen={value ?? []}
      onChange={onChange}
      label={context.captionId && context.caption(context.captionId)}
      disabled={disabled}
      describedBy={describedBy}
    />
  )
}

function EnumsFilter(props: FilterProps<EnumsField>) {
  return <ChoiceFilter {...props} choices={choicesOf(props.field, props.context)} />
}

export const view: View<readonly string[], EnumsField> = {
  Cell: textCell(format),
  Input: EnumsInput,
  Filter: EnumsFilter,
  choices: (field, context) => namedValues(choicesOf(field, context)),
  width: 160,
}
