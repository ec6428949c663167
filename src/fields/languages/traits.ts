import type { Traits } from '../traits'

export const traits: Traits = {
  holds: 'texts',
  isWide: true,
  isLong: false,
  isBrief: true,
  isSortable: false,
  isFilterable: true,
  inCell: 'wide',
  step: 'custom',
  picksFrom: () => ['language'],
}
