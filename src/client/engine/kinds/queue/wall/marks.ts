import { pickedOf, withPick, type Choice } from '../strip/picks'

/** The marked cases by their ids, each with its reasons: none yet, one, or several. */
export type Marks = ReadonlyMap<number, readonly Choice['value'][]>

export const noMarks: Marks = new Map()

/** With a case marked that was not, without a reason yet; or no longer marked. */
export function toggled(marks: Marks, id: number): Marks {
  const next = new Map(marks)
  if (!next.delete(id)) next.set(id, [])
  return next
}

/** With a reason given to a case, or taken back: one that has none left is no longer marked. */
export function withReason(
  marks: Marks,
  id: number,
  reason: Choice['value'],
  choices: readonly Choice[],
  isSeveral: boolean,
): Marks {
  const held = marks.get(id) ?? []
  const value = withPick(isSeveral ? held : held[0], reason, choices, { isSeveral, isRequired: false })
  const values = choices.map((choice) => choice.value).filter((each) => pickedOf(value).includes(each))
  const next = new Map(marks)
  if (values.length > 0) next.set(id, values)
  else next.delete(id)
  return next
}

/** The first of these cases that is marked and has no reason yet. */
export function unexplained(marks: Marks, ids: readonly number[]): number | undefined {
  return ids.find((id) => marks.get(id)?.length === 0)
}

/** The marks of these cases alone. */
export function marksOf(marks: Marks, ids: readonly number[]): Marks {
  return new Map([...marks].filter(([id]) => ids.includes(id)))
}
