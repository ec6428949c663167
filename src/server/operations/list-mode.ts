/** What a list is after others were added to it, taken from it, or took its place. */
export function listAfter<T>(own: readonly T[], asked: readonly T[], mode: 'add' | 'remove' | 'replace'): readonly T[] {
  if (mode === 'replace') return asked
  return mode === 'add'
    ? [...own, ...asked.filter((item) => !own.includes(item))]
    : own.filter((item) => !asked.includes(item))
}
