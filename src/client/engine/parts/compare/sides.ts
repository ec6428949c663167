import { isBlank, isSameValue } from '../same-value'

/** Which of two values is taken: that which was there before, or that which came after. */
export type Side = 'older' | 'newer'

/** The sides taken so far, by the names of fields. */
export type Sides = Readonly<Record<string, Side>>

/** A field of two records, or of a record at two moments. */
export interface TwoSided {
  readonly name: string
  readonly older: unknown
  readonly newer: unknown
  /** The side that it has, where there is nothing to choose. */
  readonly settled?: Side
}

/** The fields that differ, and those that do not, each in the order in which they came. */
export function byDifference<F extends TwoSided>(fields: readonly F[]): { differing: F[]; equal: F[] } {
  const isEqual = ({ older, newer }: TwoSided) => isSameValue(older, newer)
  return { differing: fields.filter((field) => !isEqual(field)), equal: fields.filter(isEqual) }
}

/** Those of the fields for which a side can be taken. */
export function open<F extends TwoSided>(fields: readonly F[]): F[] {
  return byDifference(fields).differing.filter(({ settled }) => settled === undefined)
}

/** The sides to begin with: what is missing is taken of the newer, and what was there stays until somebody says otherwise. */
export function firstSides(fields: readonly TwoSided[]): Sides {
  return Object.fromEntries(open(fields).map(({ name, older }) => [name, isBlank(older) ? 'newer' : 'older']))
}

/** All of the newer side. */
export function allNewer(fields: readonly TwoSided[]): Sides {
  return Object.fromEntries(open(fields).map(({ name }) => [name, 'newer']))
}

/** The names of the fields that are taken of the newer side. */
export function takenOf(fields: readonly TwoSided[], sides: Sides): string[] {
  return open(fields).flatMap(({ name }) => (sides[name] === 'newer' ? [name] : []))
}

/** What a key does in a comparison. */
export type Stroke =
  | { readonly does: 'walk'; readonly by: 1 | -1 }
  | { readonly does: 'take'; readonly side: Side }
  | { readonly does: 'takeAll' | 'apply' }

const strokes: Readonly<Record<string, Stroke>> = {
  ArrowDown: { does: 'walk', by: 1 },
  ArrowUp: { does: 'walk', by: -1 },
  ArrowLeft: { does: 'take', side: 'older' },
  ArrowRight: { does: 'take', side: 'newer' },
  1: { does: 'take', side: 'older' },
  2: { does: 'take', side: 'newer' },
  a: { does: 'takeAll' },
}

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** What a key does; undefined where it is none of a comparison's. */
export function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Stroke | undefined {
  if (altKey || shiftKey) return undefined
  if (ctrlKey || metaKey) return key === 'Enter' ? { does: 'apply' } : undefined
  return strokes[key]
}
