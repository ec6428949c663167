import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'texts',
  isWide: true,
  isLong: false,
  isBrief: false,
  isSortable: false,
  isFilterable: false,
  inCell: false,
  step: 'custom',
  media: 'picture',
}
