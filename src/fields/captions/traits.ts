import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'object',
  isWide: true,
  isLong: true,
  isBrief: true,
  isSortable: true,
  isFilterable: true,
  inCell: 'wide',
  step: 'custom',
  isTranslated: true,
}
