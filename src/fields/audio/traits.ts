import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'text',
  isWide: true,
  isLong: false,
  isBrief: false,
  isSortable: false,
  isFilterable: false,
  inCell: false,
  step: 'custom',
  media: 'sound',
}
