import { estimateFields } from '../../../../shared/push/push-audience'
import { storedValue } from '../../../engine/parts/same-value'

/** What the audience's own field is, by the kind of audience. */
const needed: Readonly<Record<string, string>> = {
  userTags: 'userTags',
  userGroups: 'userGroups',
  userFile: 'userFile',
  inactive: 'inactiveDays',
}

/**
 * The part of a push form that an estimate is asked with; null while too little is chosen.
 * @param id of a saved push, whose own messages count against no cap
 */
export function estimateInput(
  values: Readonly<Record<string, unknown>>,
  id: number | undefined,
): Record<string, unknown> | null {
  const filled = estimateFields.map((name) => [name, storedValue(values[name] ?? null)] as const)
  const input = Object.fromEntries(filled.filter(([, value]) => !isNothing(value)))
  const own = needed[String(input.audience)]
  const isReady = input.audience && input.areas && input.clients && (!own || input[own] !== undefined)
  if (!isReady) return null
  // A target that is half chosen is no reason not to count.
  const { target, ...rest } = input
  const isWhole =
    typeof target === 'object' && target !== null && 'type' in target && 'target' in target && target.target !== ''
  return { ...rest, ...(isWhole && { target }), ...(id !== undefined && { id }) }
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
