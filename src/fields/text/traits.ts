import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'text',
  isWide: true,
  isLong: true,
  isBrief: true,
  isSortable: false,
  isFilterable: true,
  inCell: 'wide',
  step: 'text',
  inSecret: 'mark',
}
