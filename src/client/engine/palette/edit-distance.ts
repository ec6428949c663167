/**
 * Whether `typed` becomes the beginning of `text` by one slip: a letter too many, too few, wrong, or two swapped.
 * With `whole`, it must become all of it.
 */
export function isOneSlip(typed: string, text: string, whole: boolean): boolean {
  let at = 0
  while (at < typed.length && at < text.length && typed.charCodeAt(at) === text.charCodeAt(at)) at++
  if (at === typed.length) return !whole || text.length - at <= 1
  return (
    continues(typed, at + 1, text, at + 1, whole) ||
    continues(typed, at + 1, text, at, whole) ||
    continues(typed, at, text, at + 1, whole) ||
    isSwap(typed, text, at, whole)
  )
}

/** Whether two neighbouring letters swapped make `typed` the beginning (or, with `whole`, all) of `text`. */
export function isSwapped(typed: string, text: string, whole: boolean): boolean {
  let at = 0
  while (at < typed.length && at < text.length && typed.charCodeAt(at) === text.charCodeAt(at)) at++
  return isSwap(typed, text, at, whole)
}

/** Edit distance with swaps (optimal string alignment), given up above `limit`, when `limit + 1` is returned. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (isSame ? 0 : 1))
      if (
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      ) {
        cost = Math.min(cost, before[column - 2]! + 1)
      }
      current[column] = cost
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length]!
}

function continues(typed: string, typedFrom: number, text: string, textFrom: number, whole: boolean): boolean {
  const length = typed.length - typedFrom
  if (length < 0 || text.length - textFrom < length || (whole && text.length - textFrom !== length)) return false
  for (let at = 0; at < length; at++)
    if (typed.charCodeAt(typedFrom + at) !== text.charCodeAt(textFrom + at)) return false
  return true
}

function isSwap(typed: string, text: string, at: number, whole: boolean): boolean {
  return (
    at + 1 < typed.length &&
    typed.charCodeAt(at) === text.charCodeAt(at + 1) &&
    typed.charCodeAt(at + 1) === text.charCodeAt(at) &&
    continues(typed, at + 2, text, at + 2, whole)
  )
}
