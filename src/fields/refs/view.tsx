import type { Reference } from '../../schema/field'
import { ReferenceFilter } from '../controls/reference-filter'
import { ReferenceList } from '../controls/reference-list'
import { textCell } from '../controls/text-cell'
import type { FilterProps, InputProps, View } from '../view'
import type { RefsField } from './field'
import { format } from './shape'

function RefsInput({ value, ...props }: InputProps<readonly (number | Reference)[], RefsField>) {
  return <ReferenceList {...props} entityName={props.field.to} value={value ?? []} />
}

function RefsFilter(props: FilterProps<RefsField>) {
  return <ReferenceFilter {...props} entityName={props.field.to} />
}

export const view: View<readonly (number | Reference)[], RefsField> = {
  Cell: textCell(format),
  Input: RefsInput,
  Filter: RefsFilter,
  width: 200,
}
