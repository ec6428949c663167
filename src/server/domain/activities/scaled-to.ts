/**
 * Whole numbers in the proportion of the given ones that add up to exactly `total`.
 * @param rest which of them takes what rounding leaves; the largest unless declared otherwise
 * @throws RangeError where the given ones add up to nothing
 */
export function scaledTo(parts: readonly number[], total: number, rest = -1): number[] {
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum <= 0) throw new RangeError('There is nothing to scale.')
  const scaled = parts.map((part) => Math.floor((part * total) / sum))
  const place = rest >= 0 ? rest : parts.indexOf(Math.max(...parts))
  const left = total - scaled.reduce((all, part) => all + part, 0)
  return scaled.map((part, index) => (index === place ? part + left : part))
}
