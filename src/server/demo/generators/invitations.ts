import type fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { day, hour, instant, minute } from '../calendar'
import type { Random } from '../../base/random'
import { staffOf } from '../generic/staff'
import { ipAddress } from '../people'
import { waited } from '../waited'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { campaigns } from './invite-campaigns'
import { invitePlans, type PlannedInvite } from './invite-plan'
import { countryId } from './places'
import { priced } from './prices'
import { viewerAt } from './viewers'

type Invitation = RowOf<typeof fissionInvitation>
type Flag = NonNullable<Invitation['riskFlags']>[number]['code']
type Reason = NonNullable<Invitation['invalidReason']>

/** What a machine noticed, as it says so. */
const details: Readonly<Record<Flag, string>> = {
  sameDevice: 'Another invited account signed up on this phone',
  sameIp: 'Six sign-ups from this address within an hour',
  sameWifi: 'Same network as the inviter',
  emulator: 'Runs in an emulator',
  vpn: 'Address of a VPN service',
  burst: 'Eleven friends within ten minutes',
  nightFarm: 'All sign-ups between three and four in the morning',
  noActivity: 'Opened the app once, for a few seconds',
  deviceReset: 'Phone was reset an hour before',
  blacklisted: 'Phone is on the blacklist',
}
const reviewed: readonly (readonly Flag[])[] = [
  ['sameIp', 'burst'],
  ['sameWifi'],
  ['nightFarm', 'noActivity'],
  ['deviceReset'],
  ['sameIp'],
]
/** Why it does not count: a machine's reasons, with what it noticed, and what people say. */
const refusals: readonly (readonly [reason: Reason, flags: readonly Flag[], note: string | null])[] = [
  ['timeOut', [], null],
  ['timeOut', [], null],
  ['oldUser', [], null],
  ['sameDevice', ['sameDevice'], null],
  ['emulator', ['emulator'], null],
  ['vpn', ['vpn'], null],
  ['ipLimit', ['sameIp'], null],
  ['farm', ['burst', 'nightFarm'], 'Eleven accounts of one pattern, none watched anything'],
  ['farm', ['sameIp', 'noActivity'], 'Names in one series, all from one address'],
  ['countryMismatch', ['vpn'], 'Number and address are of different countries'],
]
const backNotes = [
  'Refunded within the week',
  'Accounts turned out to be the inviter’s own',
  'Chargeback of the first payment',
]
const channels = [
  'whatsapp',
  'whatsapp',
  'whatsapp',
  'facebook',
  'telegram',
  'instagram',
  'messenger',
  'copyLink',
  'copyLink',
  'sms',
  'qr',
] as const
const matches = ['referrer', 'referrer', 'clipboard', 'code', 'fingerprint'] as const

export const fissionInvitationGenerator: Generator = {
  isLater: true,
  isWhole: true,
  distinct: true,
  count: (world) => invitePlans(world).length,
  row(world, index, random): Invitation {
    const plan = invitePlans(world)[index]!
    const { activity, program, inviter, invitee, clickedAt, registeredAt, validAt, state } = plan
    const { market } = viewerAt(world, invitee ?? inviter)
    const judged = judgedOf(world, random, plan)
    const isPaid = invitee !== null && (judged.needsPay || random.chance(0.09))
    const { currency, amount } = priced(market, isPaid ? random.pick([99, 199, 199, 499]) : 0)
    const last = judged.decidedAt ?? judged.endedAt ?? validAt ?? registeredAt ?? clickedAt
    return {
      ...judged.row,
      state,
      activity: activity === null ? null : world.id('fissionActivity', activity),
      program: program === null ? null : world.id('inviteProgram', program),
      inviter: world.id('user', inviter) ?? 0,
      invitee: invitee === null ? null : world.id('user', invitee),
      shareChannel: random.pick(channels),
      clickedAt: instant(clickedAt),
      registeredAt: registeredAt === null ? null : instant(registeredAt),
      validAt: validAt === null ? null : instant(validAt),
      country: countryId(world, market.iso2),
      ip: ipAddress(random),
      device: invitee === null ? null : world.id('device', invitee),
      matchedBy: invitee === null ? null : random.pick(matches),
      paid: invitee === null ? null : amount,
      currency: invitee === null ? null : currency,
      decidedAt: judged.decidedAt === null ? null : instant(judged.decidedAt),
      grant: null,
      createdAt: instant(clickedAt),
      updatedAt: instant(last),
      updatedBy: judged.row.decidedBy ?? null,
    }
  },
}

/** What machine and people made of it: who is above the score of refusal needs nobody, who is below that of review neither. */
function judgedOf(world: World, random: Random, plan: PlannedInvite) {
  const { state, registeredAt, validAt, activity } = plan
  const { now } = world.calendar
  const staff = () => staffOf(world, entityOf(world, 'fissionInvitation'), random)
  const campaign = activity === null ? undefined : campaigns(world)[activity]
  const needed = campaign?.validAction === 'watch' ? campaign.validValue : 10
  const none = {
    riskFlags: null,
    invalidReason: null,
    decisionNote: null,
    assignee: null,
    dueAt: null,
    decidedBy: null,
  }
  const free = { decidedAt: null, endedAt: null, needsPay: false }
  const flagged = (codes: readonly Flag[]) => codes.map((code) => ({ code, detail: details[code] }))
  if (registeredAt === null) return { ...free, row: { ...none, riskScore: null, watchMinutes: null } }
  const watchMinutes = validAt === null ? random.int(needed) : needed + random.longTail(40, 1)
  const quiet = { ...none, riskScore: random.skewed(58, 2), watchMinutes }
  if (state === 'underReview') {
    const due = now - waited(random, 24 * hour) + 24 * hour
    const asked = Math.max(registeredAt + minute, due - 24 * hour)
    const row = { ...quiet, riskFlags: flagged(random.pick(reviewed)), riskScore: random.between(60, 84) }
    return {
      ...free,
      row: { ...row, dueAt: instant(asked + 24 * hour), assignee: random.chance(0.6) ? staff() : null },
    }
  }
  if (state === 'invalid') {
    // Time is up three days after the sign-up.
    const isOld = now - registeredAt > 3 * day
    const [invalidReason, flags, note] = random.pick(isOld ? refusals : refusals.slice(2))
    const score = note ? random.between(62, 84) : flags.length > 0 ? random.between(85, 99) : random.skewed(50, 2)
    const row = { ...quiet, invalidReason, riskFlags: flags.length > 0 ? flagged(flags) : null, riskScore: score }
    if (!note) return { ...free, endedAt: registeredAt + (invalidReason === 'timeOut' ? 3 * day : minute), row }
    const by = staff()
    const decidedAt = Math.min(now - minute, registeredAt + random.between(3, 22) * hour)
    return { ...free, decidedAt, row: { ...row, decisionNote: note, assignee: by, decidedBy: by } }
  }
  if (state === 'clawedBack') {
    const by = staff()
    const from = validAt ?? registeredAt
    const decidedAt = Math.min(now - minute, from + random.between(30, 140) * hour)
    return { ...free, decidedAt, row: { ...quiet, decisionNote: random.pick(backNotes), assignee: by, decidedBy: by } }
  }
  return { ...free, needsPay: state === 'valid' && campaign?.validAction === 'firstPay', row: quiet }
}
