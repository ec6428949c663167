import type { Traits } from '../traits'
import type { DeepLink, DeepLinkField } from './field'
import { linkedEntities, recordOf } from './target'

export const traits: Traits = {
  holds: 'object',
  isWide: true,
  isLong: true,
  isBrief: true,
  isSortable: false,
  isFilterable: false,
  inCell: false,
  step: 'custom',
  picksFrom: (field) => linkedEntities(field as DeepLinkField),
  leadsTo: (value) => recordOf(value as DeepLink),
}
