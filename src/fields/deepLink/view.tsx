import { ChoiceFilter } from '../controls/choice-filter'
import { textCell } from '../controls/text-cell'
import type { FilterProps, View } from '../view'
import { DeepLinkInput } from './deep-link-input'
import { type DeepLink, type DeepLinkField } from './field'
import { format } from './shape'
import { typeChoices } from './type-choices'

function DeepLinkFilter(props: FilterProps<DeepLinkField>) {
  return <ChoiceFilter {...props} choices={typeChoices(props.field, props.context)} />
}

export const view: View<DeepLink, DeepLinkField> = {
  Cell: textCell(format),
  Input: DeepLinkInput,
  Filter: DeepLinkFilter,
  width: 200,
}
