import type fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { day, hour, minute } from '../calendar'
import type { Random } from '../../base/random'
import { scatter } from '../scatter'
import { regionOf } from '../words/countries'
import type { RowOf, World } from '../world'
import { campaigns } from './invite-campaigns'
import { programRegions } from './invite-programs'
import { viewerAt, type Viewer } from './viewers'

type Invitation = RowOf<typeof fissionInvitation>

/** A link that somebody opened, and what became of it. */
export interface PlannedInvite {
  /** The place of the campaign or, where there is none, of the standing programme. */
  readonly activity: number | null
  readonly program: number | null
  /** Indexes of users. */
  readonly inviter: number
  readonly invitee: number | null
  /** Milliseconds. */
  readonly clickedAt: number
  readonly registeredAt: number | null
  readonly validAt: number | null
  readonly state: NonNullable<Invitation['state']>
}

/** How many friends of one inviter sign up: of most one or two. */
const circles = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 6, 11]

interface Newcomer extends Viewer {
  readonly user: number
}

/** All invitations, the oldest first: who was invited signed up just then, in a country where the campaign ran. */
export function invitePlans(world: World): readonly PlannedInvite[] {
  return world.once('invitations', () => {
    const asked = world.asked('fissionInvitation')
    const taken = new Set<number>()
    const ofCampaigns = campaignInvites(world, taken).slice(0, asked)
    return [...ofCampaigns, ...programInvites(world, taken, asked - ofCampaigns.length)].toSorted(
      (one, other) => one.clickedAt - other.clickedAt,
    )
  })
}

/** Who invited a user, by the user's index. */
export function invitersOf(world: World): ReadonlyMap<number, number> {
  return world.once('inviters of users', () => {
    const found = new Map<number, number>()
    for (const { invitee, inviter } of invitePlans(world)) if (invitee !== null) found.set(invitee, inviter)
    return found
  })
}

function newcomers(world: World): readonly Newcomer[] {
  return world.once('newcomers', () =>
    Array.from({ length: world.count('user') }, (_, user) => ({ user, ...viewerAt(world, user) })).toSorted(
      (one, other) => one.registeredAt - other.registeredAt,
    ),
  )
}

function campaignInvites(world: World, taken: Set<number>): PlannedInvite[] {
  const { now } = world.calendar
  const open = campaigns(world).flatMap((campaign, activity) => {
    const until = Math.min(campaign.endsAt, now)
    if (campaign.startsAt >= until) return []
    const isHere = ({ market }: Newcomer) => campaign.region < 0 || regionOf(market.iso2) === campaign.region
    const here = newcomers(world).filter(isHere)
    const fresh = here.filter(({ registeredAt }) => registeredAt > campaign.startsAt + hour && registeredAt < until)
    // Old users invite: those who came when the campaign ran are the invited.
    const old = here.filter(({ registeredAt }) => registeredAt < campaign.startsAt - day)
    return [{ ...campaign, ...{ activity, until, fresh, old } }]
  })
  const room = open.reduce((sum, { fresh }) => sum + Math.sqrt(fresh.length), 0)
  return open.flatMap(({ activity, startsAt, until, fresh, old, state }) => {
    const random = world.random('invites of a campaign', activity)
    const share = Math.sqrt(fresh.length) / Math.max(1, room)
    const inviters = Math.min(
      old.length,
      Math.floor(fresh.length / 2),
      Math.floor(world.asked('fissionInviter') * share),
    )
    return Array.from({ length: inviters }, (_, nth): PlannedInvite[] => {
      const { user: inviter, market } = old[scatter(old.length, nth)]!
      const free = fresh.filter(({ user }) => !taken.has(user))
      const near = free.filter((each) => each.market.iso2 === market.iso2)
      const friends = random.sample(near.length > 3 ? near : free, random.pick(circles))
      for (const { user } of friends) taken.add(user)
      const isRecent = until > now - 29 * day && (state === 'running' || state === 'paused')
      const clicks = isRecent || friends.length === 0 ? random.int(2) + Number(friends.length === 0) : 0
      const from = Math.max(startsAt, until - 28 * day)
      return [
        ...friends.map((friend) => invited(world, random, friend, { activity, program: null, inviter })),
        ...Array.from({ length: clicks }, () => ({
          ...{ activity, program: null, inviter, invitee: null, registeredAt: null, validAt: null },
          state: 'clicked' as const,
          clickedAt: from + random.next() * (until - from),
        })),
      ]
    }).flat()
  })
}

/** What is invited to no campaign counts for the programme of the region. */
function programInvites(world: World, taken: Set<number>, size: number): PlannedInvite[] {
  const random = world.random('invites of programmes', 0)
  const { now } = world.calendar
  const programs = programRegions(world)
  const free = newcomers(world).filter(({ user, market, registeredAt }) => {
    const program = programs.indexOf(regionOf(market.iso2))
    return program >= 0 && !taken.has(user) && registeredAt > now - 330 * day
  })
  // More of them lately: the programme has become known.
  const weighed = free.filter((_, nth) => nth >= free.length * 0.6 || nth % 3 === 0)
  return random.sample(weighed, Math.min(size, Math.floor(weighed.length / 3))).map((friend) => {
    const program = programs.indexOf(regionOf(friend.market.iso2))
    const older = Math.max(1, friend.user - 40)
    let inviter = random.int(older)
    for (let tries = 0; tries < 30 && viewerAt(world, inviter).market.iso2 !== friend.market.iso2; tries++)
      inviter = random.int(older)
    return invited(world, random, friend, { activity: null, program, inviter })
  })
}

/** What became of somebody who signed up: those of the last hours are being looked at, or have their time still. */
function invited(
  world: World,
  random: Random,
  { user, registeredAt }: Newcomer,
  by: Pick<PlannedInvite, 'activity' | 'program' | 'inviter'>,
): PlannedInvite {
  const age = world.calendar.now - registeredAt
  const drawn = random.next()
  const state =
    (age < 22 * hour && drawn < 0.55) || (age < 27 * hour && drawn < 0.2)
      ? 'underReview'
      : age < 40 * hour && drawn < 0.8
        ? 'registered'
        : drawn < 0.76
          ? 'valid'
          : drawn < 0.97 || age < 6 * day
            ? 'invalid'
            : 'clawedBack'
  const isValid = state === 'valid' || state === 'clawedBack'
  return {
    ...by,
    ...{ invitee: user, registeredAt, state },
    clickedAt: registeredAt - random.between(2, 90) * minute * (random.chance(0.15) ? 20 : 1),
    validAt: isValid
      ? registeredAt + random.between(12, Math.min(30 * 60, Math.floor((age / minute) * 0.9))) * minute
      : null,
  }
}
