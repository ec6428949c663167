/** A line break first, else the gap between words nearest the middle, else the middle: some scripts have no gaps. */
export function halvesOf(text: string, at: number | null): [string, string] {
  const letters = [...text]
  const place = at ?? placeIn(letters)
  return [letters.slice(0, place).join('').trim(), letters.slice(place).join('').trim()]
}

function placeIn(letters: readonly string[]): number {
  const middle = Math.round(letters.length / 2)
  for (const gap of ['\n', ' ']) {
    const places = letters.flatMap((letter, index) => (letter === gap ? [index] : []))
    const [nearest] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (nearest !== undefined) return nearest
  }
  return middle
}
