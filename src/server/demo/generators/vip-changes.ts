import type vipMember from '../../../entities/vip-manage/vip-member'
import type vipRecord from '../../../entities/vip-manage/vip-record'
import { day } from '../calendar'
import type { Random } from '../../base/random'
import type { RowOf } from '../world'

type Kind = NonNullable<RowOf<typeof vipRecord>['kind']>
type Member = RowOf<typeof vipMember>

/** Days of VIP that somebody got, or that were taken back. What it refers to is named by its place. */
export interface VipChange {
  readonly kind: Kind
  readonly at: number
  /** Signed. */
  readonly days: number
  /** The plan that was paid for, its price in US cents, and which period of a subscription this is. */
  readonly plan?: number
  readonly cents?: number
  readonly periodNo?: number
  readonly code?: number
  readonly issue?: number
  readonly activity?: number
  readonly byStaff?: boolean
  readonly reason?: string
  /** It was taken back by the change so many places on. */
  readonly reversedAfter?: number
  /** It was paid back. */
  readonly isReturned?: boolean
}

/** A change with the end of the time before and after it; there was none before the first. */
export interface ChainedChange extends VipChange {
  readonly before: number | null
  readonly after: number
}

/** How somebody came to be a member, and what they are by now. */
export interface Membership {
  readonly user: number
  readonly tier: number
  readonly source: NonNullable<Member['source']>
  readonly state: NonNullable<Member['state']>
  readonly subscription: number | null
  readonly autoRenew: boolean
  readonly changes: readonly ChainedChange[]
}

/** Puts changes in order: each goes on where the one before ended, or begins when it is made if that was over. */
export function chained(changes: readonly VipChange[]): readonly ChainedChange[] {
  let before: number | null = null
  return [...changes]
    .sort((a, b) => a.at - b.at)
    .map((change) => {
      const after: number = Math.max(change.at, Math.max(change.at, before ?? 0) + change.days * day)
      const made = { ...change, before, after }
      before = after
      return made
    })
}

/** Takes back what is left at a moment: whole days, the begun one too. */
export function takenBack(changes: readonly VipChange[], at: number): number {
  const end = chained(changes).at(-1)?.after ?? at
  return -Math.max(0, Math.ceil((end - at) / day))
}

/** Why staff took something back or put it right. */
export const vipReasons = {
  revoked: (random: Random) => random.pick(['Paid with a stolen card', 'Code was stolen', 'Sold on to others']),
  twice: 'Days were counted twice',
  refunded: 'Refunded by the store',
  goodwill: 'Asked for a few days more',
} as const
