interface Prize {
  readonly value: number
  readonly count: number | null
  readonly chancePpm: number
  readonly fallback: boolean | null
}

interface Option {
  readonly odds: number
  readonly chancePpm: number
}

/** Chances are counted in parts of a million. */
const whole = 1_000_000
/** What a table may give back of the stakes, in percent. */
const [leastReturn, maxReturn] = [50, 98]
/** The options of a round give back the same, within this many points. */
const maxApart = 2

/**
 * What keeps a table of prizes from being drawn by, as a caption id; undefined where nothing does.
 * @param stake what one play costs, in the game's currency
 */
export function prizeTableFault(prizes: readonly Prize[], stake: number): string | undefined {
  if (sumOf(prizes) !== whole) return 'activity.chancesNotWhole'
  if (prizes.filter(({ fallback }) => fallback === true).length !== 1) return 'activity.oneFallback'
  const back = returnOfPrizes(prizes, stake)
  return back < leastReturn || back > maxReturn ? 'activity.returnOutside' : undefined
}

/** What keeps a table of options from being bet on, as a caption id; undefined where nothing does. */
export function optionTableFault(options: readonly Option[]): string | undefined {
  if (sumOf(options) !== whole) return 'activity.chancesNotWhole'
  const returns = options.map(({ odds, chancePpm }) => (odds * chancePpm * 100) / whole)
  if (Math.max(...returns) - Math.min(...returns) > maxApart) return 'activity.returnsApart'
  return Math.min(...returns) < leastReturn || Math.max(...returns) > maxReturn ? 'activity.returnOutside' : undefined
}

/** What a table gives back of the stakes, in percent with two decimals. */
export function returnOfPrizes(prizes: readonly Prize[], stake: number): number {
  const paid = prizes.reduce((sum, { value, chancePpm }) => sum + value * chancePpm, 0) / whole
  return Math.round((paid / stake) * 10_000) / 100
}

function sumOf(parts: readonly { readonly chancePpm: number }[]): number {
  return parts.reduce((sum, { chancePpm }) => sum + chancePpm, 0)
}
