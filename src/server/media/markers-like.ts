/** Where an episode's intro and outro stand, in seconds. */
export interface Markers {
  readonly introStart: number | null
  readonly introEnd: number | null
  readonly outroStart: number | null
}

/**
 * The marks that an episode most likely has, by those that people have set on others of its title: the middle one of
 * each, the outro measured from the end.
 * @returns undefined where there is nothing to go by
 */
export function markersLike(
  duration: number | null,
  others: readonly (Markers & { readonly duration: number | null })[],
): Markers | undefined {
  const marked = others.filter(({ introEnd, outroStart }) => introEnd !== null || outroStart !== null)
  if (marked.length === 0) return undefined
  const outros = marked.flatMap((each) =>
    each.outroStart !== null && each.duration !== null ? [each.duration - each.outroStart] : [],
  )
  const fromEnd = middle(outros)
  const introEnd = middle(marked.flatMap((each) => each.introEnd ?? []))
  const fits = (mark: number | null) => (mark !== null && (duration === null || mark < duration) ? mark : null)
  return {
    introStart: introEnd === null ? null : middle(marked.flatMap((each) => each.introStart ?? [])),
    introEnd: fits(introEnd),
    outroStart: duration === null || fromEnd === null || fromEnd >= duration ? null : duration - fromEnd,
  }
}

function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
