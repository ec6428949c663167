import type user from '../../../entities/user-manage/user'
import type { RowOf, World } from '../world'
import { memberships } from './vip-memberships'

interface VipStanding {
  readonly state: NonNullable<RowOf<typeof user>['vipState']>
  readonly expiresAt: number | null
  /** US cents that were paid for days of VIP and kept, and how many times. */
  readonly paid: number
  readonly periods: number
}

const none: VipStanding = { state: 'none', expiresAt: null, paid: 0, periods: 0 }

/** Where the VIP of the user at an index stands: as their membership has it, and not at all without one. */
export function vipStandingOf(world: World, index: number): VipStanding {
  const all = world.once('standings of VIP', () => {
    const { now } = world.calendar
    return new Map(
      memberships(world).map(({ user, state, changes }): readonly [number, VipStanding] => {
        const kept = changes.filter(({ cents, isReturned }) => cents !== undefined && !isReturned)
        const expiresAt = state === 'revoked' ? null : changes.at(-1)!.after
        const isOn = expiresAt !== null && expiresAt >= now
        const standing: VipStanding = {
          state: state === 'grace' ? 'grace' : isOn ? (state === 'trial' ? 'trial' : 'active') : 'expired',
          expiresAt,
          paid: kept.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
          periods: kept.length,
        }
        return [user, standing]
      }),
    )
  })
  return all.get(index) ?? none
}
