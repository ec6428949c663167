import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'object',
  isWide: true,
  isLong: true,
  isBrief: false,
  isSortable: false,
  isFilterable: false,
  inCell: false,
  step: 'custom',
}
