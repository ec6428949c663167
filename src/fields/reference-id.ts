/** The record that the value of a reference names, by its id: bare as it is stored, or with its label. Undefined where it names none. */
export function referenceId(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : undefined
}
