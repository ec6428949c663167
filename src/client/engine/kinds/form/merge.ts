import { isSameValue } from '../../parts/same-value'

export type Values = Readonly<Record<string, unknown>>

/** Whose value of a field is kept. */
export type Side = 'yours' | 'theirs'

/** A field that somebody else has changed since the form was opened, with the three values there are of it. */
export interface MergeField {
  readonly name: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
  /** Both have changed it, to different values: one side must be chosen. */
  readonly isConflict: boolean
}

/** The fields of a form that are not the same in the newer record, in the form's order. */
export function compareVersions(names: readonly string[], base: Values, yours: Values, theirs: Values): MergeField[] {
  return names
    .filter((name) => !isSameValue(base[name], theirs[name]))
    .map((name) => ({
      name,
      base: base[name],
      yours: yours[name],
      theirs: theirs[name],
      isConflict: !isSameValue(base[name], yours[name]) && !isSameValue(yours[name], theirs[name]),
    }))
}

/**
 * The form's values over the newer record: what only one side changed is taken as it is, what both changed as chosen, and
 * yours where nothing has been chosen, so that nothing typed is lost.
 */
export function mergeVersions(
  names: readonly string[],
  base: Values,
  yours: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>> = {},
): Values {
  const merged = names.map((name) => {
    const isMine = !isSameValue(base[name], yours[name])
    const side = choices[name] ?? (isMine ? 'yours' : 'theirs')
    return [name, side === 'yours' ? yours[name] : theirs[name]] as const
  })
  return Object.fromEntries(merged)
}
