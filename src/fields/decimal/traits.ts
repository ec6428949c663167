import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'number',
  isWide: false,
  isLong: false,
  isBrief: true,
  isSortable: true,
  isFilterable: true,
  inCell: 'fits',
  step: 'number',
  figure: 'average',
}
