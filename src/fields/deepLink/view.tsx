import { ChoiceFilter } from '../controls/choice-filter'
import { useLabels } from '../controls/use-labels'
import { referenceText } from '../reference-text'
import { useRested } from '../use-rested'
import type { CellProps, FilterProps, View } from '../view'
import { DeepLinkInput } from './deep-link-input'
import { type DeepLink, type DeepLinkField } from './field'
import { format, formatLink } from './shape'
import { recordOf } from './target'
import { typeChoices } from './type-choices'

/** A link to a record by the record's name, once the row has come to rest; the number until then, and where there is no name. */
function DeepLinkCell({ value, field, context }: CellProps<DeepLink, DeepLinkField>) {
  const record = recordOf(value)
  const isAsked = useRested(record && `${record.to} ${record.id}`) !== undefined
  const { labelled } = useLabels(record?.to ?? '', record && isAsked ? [record.id] : [])
  const [found] = labelled
  if (found === undefined || typeof found === 'number') return format(value, field, context)
  return formatLink(value, referenceText(found, context), context)
}

function DeepLinkFilter(props: FilterProps<DeepLinkField>) {
  return <ChoiceFilter {...props} choices={typeChoices(props.field, props.context)} />
}

export const view: View<DeepLink, DeepLinkField> = {
  Cell: DeepLinkCell,
  Input: DeepLinkInput,
  Filter: DeepLinkFilter,
  width: 200,
}
