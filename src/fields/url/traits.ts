import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'text',
  isWide: false,
  isLong: false,
  isBrief: true,
  isSortable: false,
  isFilterable: true,
  inCell: 'fits',
  step: 'text',
}
