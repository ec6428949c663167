import type { Captions } from '../../../../../schema/field'

/** A question that targeting asks, with this user's value. */
export interface Leaf {
  readonly kind: 'indicator' | 'label' | 'rule'
  readonly name: string
  /** `7d` */
  readonly window?: string
  readonly operator: string
  readonly expected: unknown
  /** Null where the database does not hold it, or there is no value. */
  readonly actual: number | boolean | null
  readonly holds: boolean | null
}

/** Why a user is targeted, as the API tells it. */
export interface Targeting {
  readonly labels: readonly {
    readonly id: number
    readonly name: Captions
    readonly source: string | null
    readonly since: string
    readonly expiresAt: string | null
    readonly reason: string | null
    readonly by: string | null
    readonly rule: { readonly code: string; readonly name: Captions } | null
    readonly leaves: readonly Leaf[]
  }[]
  readonly selections: readonly {
    readonly id: number
    readonly name: string
    readonly scenes: readonly string[]
    readonly leaves: readonly Leaf[]
  }[]
  readonly groups: readonly {
    readonly id: number
    readonly name: string
    readonly kind: string
    readonly source: string | null
    readonly bucket: string | null
    readonly pinnedIn: boolean
    readonly since: string
    readonly by: string | null
    readonly through: readonly { readonly id: number; readonly name: string }[]
    readonly leaves: readonly Leaf[]
  }[]
}
