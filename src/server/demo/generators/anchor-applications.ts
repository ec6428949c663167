import type anchorApplication from '../../../entities/live-manage/anchor-application'
import { dateOf, day, hour, instant } from '../calendar'
import { weights } from '../../base/random'
import { personName } from '../people'
import { scatter } from '../scatter'
import type { Generator, RowOf } from '../world'
import { guildPlans } from './guild-plan'
import { countryId } from './places'
import { viewerAt } from './viewers'

type State = 'pending' | 'inReview' | 'approved' | 'rejected' | 'returned' | 'withdrawn'

const past = weights<State>([
  ['approved', 62],
  ['rejected', 28],
  ['returned', 4],
  ['withdrawn', 6],
])
/** How many of the latest still wait, or are being looked at. */
const open = 22

const refusals = [
  ['idUnreadable', 'The photo of the document is cut off at the left'],
  ['faceMismatch', 'Selfie and document show two people'],
  ['underage', 'Seventeen until next spring'],
  ['duplicateIdentity', 'Streams with us already under another account'],
] as const
const risks = [
  { code: 'sharedDevice', detail: 'Same phone as a host who was banned in spring' },
  { code: 'ocrMismatch', detail: 'The year of birth reads 1996, the form says 1999' },
  { code: 'ageMismatch', detail: 'Profile says 17, the document 22' },
] as const

/** Who wants to become a host: a viewer of one country, in its language; the latest still wait, for a day as a rule. */
export const anchorApplicationGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof anchorApplication> {
    const { now } = world.calendar
    const users = world.count('user')
    // Those after the hosts.
    const user = scatter(users, world.count('anchor') + index)
    const { market, registeredAt } = viewerAt(world, user)
    const fromEnd = world.count('anchorApplication') - 1 - index
    const isOpen = fromEnd < open
    const made = isOpen ? now - (0.3 + fromEnd * 1.15) * hour : now - (2 + (fromEnd - open) * 1.4) * day
    const madeAt = Math.min(now - 10 * 60_000, Math.max(registeredAt, made))
    const decided = random.weighted(past)
    // Of who was refused longer ago than papers are kept, nothing is left to show.
    const old = decided === 'rejected' && now - madeAt > 85 * day ? 'withdrawn' : decided
    const state = isOpen ? (fromEnd % 3 === 2 ? 'inReview' : 'pending') : old
    const isDecided = state === 'approved' || state === 'rejected' || state === 'returned'
    const decidedAt = Math.min(now - 60_000, madeAt + random.between(2, 22) * hour)
    const isUnderage = state === 'rejected' && index % refusals.length === 2
    const refusal = state === 'rejected' ? refusals[index % refusals.length]! : undefined
    const risk = random.chance(0.12) ? risks[index % risks.length] : undefined
    const home = guildPlans(world).filter((guild) => guild.state === 'active' && guild.market.voice === market.voice)
    const person = personName(random, market.voice)
    return {
      user: world.id('user', user) ?? 0,
      kind: random.pick(['video', 'video', 'voice', 'voice', 'game'] as const),
      guild: home.length > 0 && random.chance(0.6) ? random.pick(home).id : null,
      country: countryId(world, market.iso2) ?? 0,
      languages: [market.voice],
      realName: person.en,
      idKind: random.pick(['nationalId', 'nationalId', 'nationalId', 'passport', 'drivingLicence'] as const),
      birthDate: dateOf(now - (isUnderage ? random.between(6_000, 6_400) : random.between(19 * 365, 40 * 365)) * day),
      faceScore: refusal?.[0] === 'faceMismatch' ? random.between(31, 58) : random.between(880, 995) / 10,
      // Seen by who decides; gone some time after.
      selfieVideo: isOpen ? `demo/video/face-${index}.mp4` : null,
      riskFlags: risk ? [{ ...risk }] : [],
      duplicateOf: refusal?.[0] === 'duplicateIdentity' ? world.id('anchor', index) : null,
      source: home.length > 0 && random.chance(0.3) ? 'guildInvite' : 'app',
      ...(state === 'pending' && { assignee: null }),
      dueAt: instant(madeAt + day),
      rejectReason: refusal?.[0] ?? null,
      decisionNote:
        refusal?.[1] ?? (state === 'returned' ? 'Please take the photo again, with the whole document' : null),
      ...((!isDecided || !risk) && { approvedBy: null }),
      ...(!isDecided && { decidedBy: null }),
      decidedAt: isDecided ? instant(decidedAt) : null,
      state,
      createdAt: instant(madeAt),
      // What was taken stays in hand for a quarter of an hour.
      updatedAt: instant(
        isDecided || state === 'withdrawn'
          ? decidedAt
          : state === 'inReview'
            ? now - (1 + (fromEnd % 9)) * 60_000
            : madeAt,
      ),
    }
  },
}
