import { isEqual } from '../db/records'

/** Of some fields, those that a save gives another value than the record has. */
export function changedNames<N extends string>(
  draft: Readonly<Partial<Record<N, unknown>>>,
  current: Readonly<Partial<Record<N, unknown>>>,
  names: readonly N[],
): N[] {
  return names.filter((name) => draft[name] !== undefined && !isEqual(draft[name], current[name]))
}
