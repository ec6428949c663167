import type copyrightNotice from '../../../entities/configur-manage/copyright-notice'
import { weightsOf } from '../../base/random'
import { day, hour, instant, minute } from '../calendar'
import { waited } from '../waited'
import type { Generator, RowOf, World } from '../world'
import { areaId, areasIn } from './places'
import { uploadPlan } from './upload-plan'
import { titlePlans } from './title-plan'

type Notice = RowOf<typeof copyrightNotice>

const kinds = weightsOf({ takedown: 58, storeComplaint: 12, licenceExpiry: 16, territory: 8, courtOrder: 6 })
const states = weightsOf({ lifted: 42, enforced: 46, rejected: 12 })
/** How the latest stand. */
const latest = ['received', 'received', 'checking', 'received', 'checking', 'checking', 'countered'] as const

const holders: readonly (readonly [name: string, site: string, agent: string | null])[] = [
  ['Northern Lights Rights', 'northernlights', 'Harbour Legal'],
  ['Rainbow Distribution', 'rainbow', null],
  ['White Tower Productions', 'whitetower', 'Crescent IP Counsel'],
  ['Dune Studios', 'dune', 'Crescent IP Counsel'],
  ['Nusantara Pictures', 'nusantara', 'Wijaya Law Office'],
  ['Casa Jacaranda Cine', 'jacaranda', 'Amparo & Ruiz'],
  ['Blue Harbour Music', 'blueharbour', 'Harbour Legal'],
  ['Dawnlight Pictures', 'dawnlight', null],
]

/** Where a notice of each kind comes from, how long its answer may take in hours, and what it asks for as a rule. */
const traits = {
  takedown: { sources: ['email', 'email', 'webForm'], hours: 72, measure: 'hide' },
  storeComplaint: { sources: ['appStore'], hours: 24, measure: 'noDownload' },
  courtOrder: { sources: ['court'], hours: 24, measure: 'hide' },
  licenceExpiry: { sources: ['internal'], hours: 30 * 24, measure: 'hidePlayback' },
  territory: { sources: ['internal', 'email'], hours: 72, measure: 'hidePlayback' },
} as const

const reasons = ['incomplete', 'notOurWork', 'licensed', 'fairUse', 'duplicate', 'withdrawn'] as const
const remarks: Readonly<Record<string, readonly string[]>> = {
  enforced: ['Buyers were told and get their money back', 'The uploader has nine more of the kind', 'Partner informed'],
  lifted: ['New licence signed', 'Holder agreed after our answer', 'The trailer only; it may stay'],
  rejected: ['Asked twice for proof, no answer', 'Our licence of March covers it'],
  countered: ['The uploader sent a contract of 2024', 'Partner says the music is theirs'],
}

/** One title or a few posts of a notice. */
function worksOf(world: World, index: number, kind: Notice['kind']) {
  const random = world.random('works of a notice', index)
  const none = { movies: [], series: [], shorts: [], posts: [], copyrightTags: [] }
  if (kind === 'takedown' && random.chance(0.4)) {
    const clips = uploadPlan(world).filter(({ kind }) => kind === 'clip')
    const posts = random.sample(clips, random.between(1, 4)).map((clip) => world.id('ugcPost', clip.index))
    return { ...none, posts: [...new Set(posts.flatMap((id) => id ?? []))] }
  }
  const plans = titlePlans(world)
  const plan = plans[random.int(Math.max(1, plans.length))]
  if (!plan) return none
  return { ...none, [{ movie: 'movies', series: 'series', short: 'shorts' }[plan.type]]: [plan.id] }
}

export const copyrightNoticeGenerator: Generator = {
  isLater: true,
  row(world, index, random): Notice {
    const { now } = world.calendar
    const age = world.count('copyrightNotice') - 1 - index
    const state = latest[age] ?? random.weighted(states)
    const isOpen = state === 'received' || state === 'checking'
    const drawn = random.weighted(kinds)
    const kind = state === 'countered' || state === 'rejected' ? 'takedown' : drawn
    const { sources, hours, measure } = traits[kind]
    const receivedAt = isOpen
      ? now - waited(random, hours * hour)
      : now - (hours / 24 + 1 + age * 2.7 + random.next() * 2) * day - random.int(9) * hour
    const source = random.pick(sources)
    const isOurs = source === 'internal'
    const [holder, site, agent] = holders[(index * 3) % holders.length]!
    const isWindow = kind === 'licenceExpiry'
    // What a licence no longer covers goes dark with its last day.
    const enforcedAt = receivedAt + (isWindow ? 1 : random.next() ** 2) * hours * hour
    const wasEnforced = state === 'enforced' || state === 'lifted' || state === 'countered'
    const liftedAt = Math.min(now - hour, enforcedAt + random.between(2, 40) * day)
    const changedAt = isOpen
      ? receivedAt + (now - receivedAt) * 0.3
      : state === 'lifted'
        ? liftedAt
        : state === 'countered'
          ? now - random.between(2, 30) * hour
          : enforcedAt
    const month = instant(receivedAt).slice(0, 7).replace('-', '')
    const works = worksOf(world, index, kind)
    return {
      number: `CR-${month}-${String(index + 1).padStart(4, '0')}`,
      ...{ kind, source, holder, state, measure },
      holderEmail: `rights@${site}.example.com`,
      agent: isOurs ? null : agent,
      reference:
        kind === 'courtOrder'
          ? `Court of Jakarta ${random.between(20, 400)}/${month.slice(0, 4)}`
          : isOurs
            ? null
            : `${site.slice(0, 3).toUpperCase()}-${month.slice(2)}-${random.between(100, 999)}`,
      receivedAt: instant(receivedAt),
      dueAt: instant(receivedAt + hours * hour),
      ...works,
      areas:
        kind === 'territory'
          ? random.sample(areasIn(world, 'state'), random.between(1, 3))
          : kind === 'courtOrder'
            ? [areaId(world, 'ID') ?? -1]
            : [-1],
      clients: [],
      startsAt: isWindow ? instant(enforcedAt) : null,
      endsAt: isWindow && state === 'lifted' ? instant(liftedAt) : null,
      assignee: state === 'received' ? null : world.id('account', 4 + (index % 6)),
      reason: state === 'rejected' ? random.pick(reasons) : null,
      affected: state === 'enforced' || state === 'countered' ? Math.max(1, works.posts.length) : 0,
      enforcedAt: wasEnforced ? instant(enforcedAt) : null,
      remark: random.chance(0.4) ? random.pick(remarks[state] ?? ['']) || null : null,
      createdAt: instant(Math.min(now, receivedAt + (isOurs ? 0 : random.int(25) * minute))),
      updatedAt: instant(Math.max(changedAt, Math.min(now, receivedAt + 25 * minute))),
    }
  },
}
