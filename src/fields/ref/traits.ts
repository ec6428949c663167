import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'id',
  isWide: false,
  isLong: false,
  isBrief: true,
  isSortable: false,
  isFilterable: true,
  inCell: 'fits',
  step: 'reference',
}
