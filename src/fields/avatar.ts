/** As many as there are `--avatar-…` colours. */
const hues = 6

/** Which of the avatar colours is behind a record's initials: always the same one, from 1. */
export function hueOf(id: number): number {
  return (Math.abs(Math.trunc(id)) % hues) + 1
}

/** The sign that a thing without a picture is told by: the first letter or figure of its name. */
export function signOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
}

/** One Chinese character, or the first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  if (/\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? ''
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
