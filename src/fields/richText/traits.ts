import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'text',
  isWide: true,
  isLong: true,
  isBrief: true,
  isSortable: false,
  isFilterable: false,
  inCell: false,
  step: 'custom',
  isMarkup: true,
}
