/**
 * The tile that a key leads to from another, on a wall of so many columns; it stays where there is none beyond.
 * @returns undefined for a key that leads nowhere
 */
export function tileAfter(key: string, from: number, columns: number, count: number): number | undefined {
  const last = Math.max(0, count - 1)
  const row = Math.floor(from / columns) * columns
  const below = from + columns
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowUp':
      return from < columns ? from : from - columns
    case 'ArrowDown':
      // The last row may be short: what is below it leads to its end.
      return below <= last ? below : row + columns <= last ? last : from
    case 'Home':
      return row
    case 'End':
      return Math.min(last, row + columns - 1)
    default:
      return undefined
  }
}
