import { digitOf } from '../../../../base/keys/choosing-digits'

/** One choice of a list, as it is stored and as it is read. */
export interface Choice {
  readonly value: string | number
  readonly label: string
}

/** A choice with the digit that picks it, where it has one. */
export interface NumberedChoice extends Choice {
  readonly keys: string | undefined
}

/** The choices in their order, the first nine with their digits. */
export function numbered(choices: readonly Choice[]): readonly NumberedChoice[] {
  return choices.map((choice, index) => ({ ...choice, keys: digitOf(index) }))
}

/** What of the choices a value holds: a list, one of them, or none. */
export function pickedOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined ? [] : [value]
}

/**
 * The value once a choice was picked: of several it is added, or taken out again, in the order of the choices; of one it takes the
 * place of the other, and what need not be said is taken back.
 */
export function withPick(
  value: unknown,
  picked: Choice['value'],
  choices: readonly Choice[],
  { isSeveral, isRequired }: { readonly isSeveral: boolean; readonly isRequired: boolean },
): unknown {
  const held = pickedOf(value)
  const isHeld = held.includes(picked)
  if (!isSeveral) return isHeld && !isRequired ? null : picked
  return choices.map((choice) => choice.value).filter((own) => (own === picked ? !isHeld : held.includes(own)))
}

/** The value once several choices were picked, one after the other. */
export function withPicks(
  value: unknown,
  picked: readonly Choice['value'][],
  choices: readonly Choice[],
  how: Parameters<typeof withPick>[3],
): unknown {
  return picked.reduce((held: unknown, each) => withPick(held, each, choices, how), value)
}
