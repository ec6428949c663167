import { ALL_AREAS } from '../../../fields/areas/field'

/** Whether two lists of areas have one in common; -1 means all of them. */
export function areasMeet(some: readonly number[], others: readonly number[]): boolean {
  return some.includes(ALL_AREAS) || others.includes(ALL_AREAS) || some.some((id) => others.includes(id))
}
