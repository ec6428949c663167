/**
 * A text in two, without the space between them.
 * @param at after so many letters; where the line breaks first, else at the gap between words, else anywhere, nearest to `share`
 * @param share how much of it is to come first, of 1: half of it unless given
 */
export function halvesOf(text: string, at: number | null, share = 0.5): [string, string] {
  const letters = [...text]
  const place = at ?? placeIn(letters, Math.round(letters.length * share))
  return [letters.slice(0, place).join('').trim(), letters.slice(place).join('').trim()]
}

/** Some scripts have no gaps between words. */
function placeIn(letters: readonly string[], near: number): number {
  for (const gap of ['\n', ' ']) {
    const places = letters.flatMap((letter, index) => (letter === gap ? [index] : []))
    const [nearest] = places.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    if (nearest !== undefined) return nearest
  }
  return Math.min(letters.length - 1, Math.max(1, near))
}
