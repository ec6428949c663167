/**
 * Whether two values of a form mean the same: references count by their id, blank texts, empty lists and null are all
 * "nothing", and the order of keys does not matter. So a field that is typed back to what it was is not a change.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
}

/** Whether nothing is filled in. */
export function isBlank(value: unknown): boolean {
  return canonical(value) === undefined
}

/** A value as it is stored and sent: references as their ids, all else as it is. */
export function storedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedValue)
  return isReference(value) ? value.id : value
}

function canonical(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => canonical(each) ?? null)
  if (isReference(value)) return value.id
  if (typeof value !== 'object') return value
  const filled = Object.entries(value).flatMap(([key, part]) => {
    const known = canonical(part)
    return known === undefined ? [] : [[key, known] as const]
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The API names the records that a record refers to: `{id, label}`. */
function isReference(value: unknown): value is { readonly id: number } {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).length === 2 && 'id' in value && 'label' in value && typeof value.id === 'number'
}
