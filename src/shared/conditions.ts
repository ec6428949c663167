import { oneOf, rows } from '../fields'
import type { Fields } from '../schema/field'

/** Conditions put together: those that stand side by side, and groups of more. */
export interface ConditionNode<Leaf> {
  /** Whether all of them have to hold, any of them, or none. */
  readonly match?: 'all' | 'any' | 'none' | null
  readonly leaves?: readonly Leaf[] | null
  readonly groups?: readonly ConditionNode<Leaf>[] | null
}

/** The most conditions in all. */
export const maxLeaves = 50

/** The members of conditions, four deep; `leaf` are those of a single one. */
export function conditionMembers<const F extends Fields>(leaf: F) {
  const match = oneOf(['all', 'any', 'none'], { default: 'all', caption: 'conditions.match' })
  const leaves = rows(leaf, { max: maxLeaves, caption: 'conditions.leaves' })
  const inside = { max: 10, caption: 'conditions.groups' } as const
  const inner = { match, leaves, groups: rows({ match, leaves }, inside) }
  return { match, leaves, groups: rows({ match, leaves, groups: rows(inner, inside) }, inside) }
}
