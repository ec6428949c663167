/** What a secret is shown as begins with this, to those who may not read it. */
const mark = '•••'

/** A secret as a text of any length, with its last characters where they are given. */
export function maskWith(tail = ''): string {
  return `${mark}${tail}`
}

/**
 * Whether a value is what is in a secret's place: a text, whatever type the field has. A list, a number or a moment that
 * is masked must not be read as one.
 */
export function isMasked(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(mark)
}
