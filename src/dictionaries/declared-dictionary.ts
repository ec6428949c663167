import type { Captions } from '../schema/field'

/** A dictionary as this build brings it along: where it is missing it is made, and staff keep it from then on. */
export interface DeclaredDictionary {
  readonly title: Captions
  /** Where it is among the others, as the page of dictionaries sorts them. */
  readonly module: 'cms' | 'user' | 'community' | 'live' | 'payment' | 'growth' | 'config' | 'staff'
  /** Its first items by value, in order. */
  readonly items: Readonly<Record<string, Captions>>
  /** Items that code knows: they are always there under their values. Texts, order and whether they are offered stay the staff's. */
  readonly fixed?: readonly FixedItems[]
}

export interface FixedItems {
  readonly values: readonly string[]
  /** What code does with them, for who wonders why they cannot be deleted. */
  readonly why: Captions
}
