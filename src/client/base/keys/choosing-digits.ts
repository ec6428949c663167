/** The keys that choose one of several by its number, in their order: as many as a hand finds. */
export const choosingDigits: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The key that chooses the nth, counted from 0; none from the tenth on. */
export function digitOf(nth: number): string | undefined {
  return choosingDigits[nth]
}

/** Which one a key chooses, counted from 0; undefined where it is no such key. */
export function nthOf(key: string): number | undefined {
  const nth = choosingDigits.indexOf(key)
  return nth < 0 ? undefined : nth
}
