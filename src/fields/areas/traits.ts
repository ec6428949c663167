import type { Traits } from '../traits'
import { ALL_AREAS, AREA } from './field'

export const traits: Traits = {
  holds: 'ids',
  isWide: true,
  isLong: false,
  isBrief: true,
  isSortable: false,
  isFilterable: true,
  inCell: 'wide',
  step: 'custom',
  refersTo: AREA,
  all: { id: ALL_AREAS, caption: 'field.allAreas' },
}
