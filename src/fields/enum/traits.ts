import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'text',
  isWide: false,
  isLong: false,
  isBrief: true,
  isSortable: true,
  isFilterable: true,
  inCell: 'fits',
  step: 'choice',
  inSecret: 'whole',
}
