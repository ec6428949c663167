import type cashOut from '../../../entities/cash-out/cash-out'
import type { RowOf, World } from '../world'
import { agentPlans } from './agent-plan'
import { companionPlans } from './escort-plan'
import { hostPlans, type PlannedHost } from './host-plan'
import { invitePlans } from './invite-plan'
import { promoterPlan } from './promoter-plan'
import { viewerAt } from './viewers'

type Source = NonNullable<RowOf<typeof cashOut>['source']>

/** Somebody to whom the app pays income. */
export interface PlannedEarner {
  /** The index of the user. */
  readonly user: number
  /** What the income comes from. */
  readonly source: Source
  /** Since when there is income, in milliseconds. */
  readonly since: number
  readonly host?: PlannedHost
}

/** Who comes after whom: half are hosts, then companions, promoters, inviters and a few agents. */
const eight = (last: Source): readonly Source[] => [
  ...(['biscuits', 'escort', 'biscuits', 'promoter'] as const),
  ...(['biscuits', 'escort', 'biscuits', last] as const),
]
const turns = [...eight('fission'), ...eight('fission'), ...eight('fission'), ...eight('agentRefund')]

/** Who earns in turn: each comes again only when all of that kind have been. */
export function earnerAt(world: World, index: number): PlannedEarner {
  const source = turns[index % turns.length]!
  const round = Math.floor(index / turns.length)
  const before = turns.slice(0, index % turns.length).filter((each) => each === source).length
  const nth = round * turns.filter((each) => each === source).length + before
  const earners = earnersOf(world)[source]
  if (earners.length > 0) return earners[(nth * (source === 'biscuits' ? 3 : 1)) % earners.length]!
  const user = (index * 61 + 7) % Math.max(1, world.count('user'))
  return { user, source, since: viewerAt(world, user).registeredAt }
}

function earnersOf(world: World): Readonly<Record<Source, readonly PlannedEarner[]>> {
  return world.once('earners', () => ({
    biscuits: hostPlans(world).map((host) => ({
      ...{ user: host.user, source: 'biscuits', host },
      since: Math.max(viewerAt(world, host.user).registeredAt, host.joinedAt),
    })),
    escort: companionPlans(world).flatMap(({ user, state, decidedAt }) =>
      decidedAt === null || state === 'rejected' ? [] : [{ user, source: 'escort', since: decidedAt }],
    ),
    promoter: Array.from({ length: world.asked('promoter') }, (_, nth) => promoterPlan(world, nth)).flatMap(
      ({ user, state, since }) =>
        state === 'applied' || state === 'rejected' ? [] : [{ user, source: 'promoter', since }],
    ),
    fission: invitersByFriends(world),
    agentRefund: agentPlans(world).flatMap(({ user, state, joinedAt }) =>
      state === 'applied' || state === 'refused' ? [] : [{ user, source: 'agentRefund', since: joinedAt }],
    ),
  }))
}

/** Who invited, those with most friends who stayed first, since the first of these. */
function invitersByFriends(world: World): readonly PlannedEarner[] {
  const found = new Map<number, { friends: number; since: number }>()
  for (const { inviter, validAt } of invitePlans(world)) {
    if (validAt === null) continue
    const { friends, since } = found.get(inviter) ?? { friends: 0, since: validAt }
    found.set(inviter, { friends: friends + 1, since: Math.min(since, validAt) })
  }
  return [...found]
    .toSorted(([, one], [, other]) => other.friends - one.friends)
    .map(([user, { since }]) => ({ user, source: 'fission', since }))
}
