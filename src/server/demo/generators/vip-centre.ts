import type vipConfigBlock from '../../../entities/vip-manage/vip-config-block'
import type vipConfiguration from '../../../entities/vip-manage/vip-configuration'
import { artworkKey } from '../../media/artwork/artwork'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { blocksOfKinds, benefitItems, comparedItems, questionItems } from '../words/vip-centre'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { vipConfiguration as written } from '../written/growth'
import { occasionAt, type Occasion } from './occasions'
import { areasIn } from './places'

type Configuration = RowOf<typeof vipConfiguration>
type Block = RowOf<typeof vipConfigBlock>
type Kind = NonNullable<Block['kind']>
type Item = NonNullable<Block['items']>[number]

interface Terms {
  /** When it is shown: since so many days, or on the days of the year that people buy on. */
  readonly since: number | Occasion
  readonly state?: 'draft' | 'offline'
  readonly priority: number
  readonly experiment: number
  readonly views: number
  readonly conversion: number
  /** Places of the clients, and of the areas; everywhere where there are none. */
  readonly clients: readonly number[]
  readonly areas?: readonly number[]
  readonly blocks: readonly Kind[]
}

const usual: readonly Kind[] = ['userCard', 'plans', 'benefits', 'titles', 'activity', 'codeEntry', 'faq', 'terms']

/** How each of the written ones is shown, the usual one to everybody whom no other is for. */
const terms: readonly Terms[] = [
  { since: 320, priority: 50, experiment: 100, views: 48_600, conversion: 3.4, clients: [0, 1, 2, 3, 7], blocks: usual },
  { since: 40, priority: 100, experiment: 25, views: 6_900, conversion: 3.8, clients: [0, 1], blocks: usual.filter((kind) => kind !== 'userCard') },
  { since: 210, priority: 80, experiment: 100, views: 9_300, conversion: 2.9, clients: [7, 8], blocks: ['userCard', 'plans', 'compare', 'codeEntry', 'faq', 'terms'] },
  { since: 95, priority: 80, experiment: 100, views: 5_200, conversion: 4.1, clients: [0, 1], areas: [0, 2], blocks: ['banner', 'plans', 'benefits', 'titles', 'terms'] },
  { since: 'ramadan', priority: 150, experiment: 100, views: 0, conversion: 0, clients: [0, 1, 2], areas: [4, 5], blocks: ['banner', 'plans', 'benefits', 'titles', 'terms'] },
  { since: 'membersDay', priority: 150, experiment: 100, views: 0, conversion: 0, clients: [0, 1, 7], blocks: ['banner', 'plans', 'activity', 'benefits', 'terms'] },
  { since: 140, priority: 120, experiment: 100, views: 3_100, conversion: 5.7, clients: [0, 1, 2], blocks: ['userCard', 'plans', 'activity', 'terms'] },
] // prettier-ignore

function spanOf(world: World, index: number) {
  const { now } = world.calendar
  const { since } = terms[index % terms.length]!
  const midnight = Math.floor(now / day) * day
  const { from, to } = typeof since === 'number' ? { from: midnight - since * day, to: null } : occasionAt(now, since)
  const isOver = to !== null && to < now
  const isBegun = from <= now
  const madeAt = Math.min(from, now) - 9 * day + 3 * hour
  return {
    from,
    to,
    madeAt,
    state: isOver ? ('offline' as const) : isBegun ? ('published' as const) : ('draft' as const),
  }
}

export const vipConfigurationGenerator: Generator = {
  ...written,
  row(world, index, random): Configuration {
    const own = terms[index % terms.length]!
    const { from, to, madeAt, state } = spanOf(world, index)
    const areas = areasIn(world, 'pay')
    const row = written.row(world, index, random)
    const isShown = state === 'published'
    const by = staffOf(world, entityOf(world, 'vipConfiguration'), random)
    return {
      ...row,
      state,
      areas: own.areas ? own.areas.flatMap((region) => areas[region] ?? []) : [-1],
      clients: own.clients.flatMap((client) => world.id('client', client) ?? []),
      minVersion: row['style'] === 'video' ? 30_200 : null,
      userGroups: [],
      background: artworkKey('banner', `vip-centre-${index}`),
      blockCount: own.blocks.length,
      priority: own.priority,
      experiment: own.experiment,
      startsAt: instant(from),
      endsAt: to === null ? null : instant(to),
      views7d: isShown ? own.views : 0,
      conversion7d: isShown ? own.conversion : 0,
      publishedAt: state === 'draft' ? null : instant(from),
      createdBy: by,
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'offline' && to !== null ? to : isShown ? from : madeAt + 2 * day),
      updatedBy: by,
    }
  },
}

function places(world: World) {
  return world.once('blocks of the VIP centre', () =>
    Array.from({ length: world.count('vipConfiguration') }, (_, configuration) =>
      terms[configuration % terms.length]!.blocks.map((kind, nth) => ({ configuration, kind, nth })),
    ).flat(),
  )
}

/** What each configuration is put together from: plans and terms are always there, the other parts say what their kind says. */
export const vipConfigBlockGenerator: Generator = {
  distinct: true,
  count: (world) => Math.min(world.asked('vipConfigBlock'), places(world).length),
  row(world, index, random): Block {
    const { configuration, kind, nth } = places(world)[index]!
    const { madeAt } = spanOf(world, configuration)
    const by = staffOf(world, entityOf(world, 'vipConfigBlock'), random)
    return {
      ...{ kind, single: null, activity: null, startsAt: null, endsAt: null },
      configuration: world.id('vipConfiguration', configuration) ?? 0,
      title: blocksOfKinds[kind],
      items: itemsOf(world, kind, configuration),
      ...(kind === 'titles' && { single: world.id('single', configuration) }),
      ...(kind === 'activity' && { activity: world.id('vipActivity', activityOf(configuration)) }),
      tiers: [],
      locked: kind === 'plans' || kind === 'terms',
      position: nth + 1,
      enabled: true,
      createdBy: by,
      createdAt: instant(madeAt + nth * 0.1 * hour),
      updatedAt: instant(madeAt + day),
      updatedBy: by,
    }
  },
}

/** The place of the activity that is shown: that of the same days, that for those who come back, or the draw. */
function activityOf(configuration: number): number {
  return terms[configuration % terms.length]!.since === 'membersDay' ? 0 : configuration === 6 ? 7 : 5
}

/** What parts of a kind list; the others show what they are about by themselves. */
function itemsOf(world: World, kind: Kind, configuration: number): Item[] {
  const tiersFrom = (first: number) => [0, 1, 2, 3].slice(first).flatMap((tier) => world.id('vipTier', tier) ?? [])
  if (kind === 'benefits' || kind === 'compare')
    return (kind === 'benefits' ? benefitItems : comparedItems).map(({ name, text, from }, nth) => ({
      ...{ name, text, image: null, link: null },
      icon: artworkKey('icon', `vip-benefit-${nth}`, name.en.slice(0, 1)),
      tiers: tiersFrom(from),
    }))
  if (kind === 'faq')
    return questionItems.map(({ name, text }) => ({ name, text, icon: null, image: null, tiers: [], link: null }))
  if (kind !== 'banner') return []
  return [
    {
      ...{ icon: null, name: null, text: null, tiers: [] },
      image: artworkKey('cover', `vip-banner-${configuration}`),
      link: { type: 'APP_URL', target: 'app://vip/plans' },
    },
  ]
}
