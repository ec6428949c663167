/** One record of an order, and the number it takes. */
export interface Step {
  readonly id: number
  readonly to: number
}

/**
 * Who makes room when a record moves from one number to another: those from there on, towards the number that becomes
 * free, as far as no number between is free already.
 * @param taken the ids by number, without the record that moves
 */
export function makeRoom(taken: ReadonlyMap<number, number>, from: number, to: number): Step[] {
  const steps: Step[] = []
  const direction = to < from ? 1 : -1
  for (let number = to; number !== from; number += direction) {
    const id = taken.get(number)
    if (id === undefined) break
    steps.push({ id, to: number + direction })
  }
  return steps
}
