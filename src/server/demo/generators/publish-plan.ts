import type publishPlanEntry from '../../../entities/app-manage/publish-plan-entry'
import type { AreaGroup } from '../../../fields/areas/field'
import { vipPackageGenerator } from './vip-packages'
import { completeRow } from '../generic/complete-row'
import { entityOf, type DemoRow, type Generator, type RowOf, type World } from '../world'
import { floatWindow, popup } from '../written/surfaces'
import { appArticleGenerator } from './app-articles'
import { adGenerator, brandTakeoverGenerator } from './adverts'
import { clientVersionGenerator } from './client-versions'
import { clientList } from './clients'
import { homePageReleaseGenerator } from './home-pages'
import { forceUpdateRuleGenerator } from './kept-off'
import { homeLargeWindowGenerator } from './large-windows'
import { areasIn } from './places'

type Entry = RowOf<typeof publishPlanEntry>
type Change = NonNullable<Entry['change']>

interface Kind {
  readonly kind: NonNullable<Entry['kind']>
  readonly entity: string
  readonly group: AreaGroup
  readonly generator?: Generator
  /** What the calendar says happens at which of its moments. */
  readonly moments: readonly (readonly [field: string, change: Change])[]
  /** What it is called, where it has no name of its own. */
  readonly called?: (row: DemoRow, world: World) => string
}

const span = [
  ['startsAt', 'starts'],
  ['endsAt', 'ends'],
] as const

const clientName = (world: World, id: unknown) => clientList[Number(id) - (world.id('client', 0) ?? 1)]?.[0] ?? ''

const kinds: readonly Kind[] = [
  {
    kind: 'homePage',
    entity: 'homePageRelease',
    group: 'state',
    generator: homePageReleaseGenerator,
    moments: [['publishAt', 'publishes']],
    called: ({ note }) => String(note),
  },
  { kind: 'popup', entity: 'popup', group: 'state', generator: popup, moments: span },
  { kind: 'floatWindow', entity: 'floatWindow', group: 'state', generator: floatWindow, moments: span },
  {
    kind: 'largeWindow',
    entity: 'homeLargeWindow',
    group: 'state',
    generator: homeLargeWindowGenerator,
    moments: span,
  },
  { kind: 'detailBanner', entity: 'detailBanner', group: 'state', moments: span },
  { kind: 'vipPackage', entity: 'vipPackage', group: 'pay', generator: vipPackageGenerator, moments: span },
  { kind: 'ad', entity: 'ad', group: 'ad', generator: adGenerator, moments: span },
  { kind: 'brandTakeover', entity: 'brandTakeover', group: 'ad', generator: brandTakeoverGenerator, moments: span },
  {
    kind: 'version',
    entity: 'clientVersion',
    group: 'forceUpdate',
    generator: clientVersionGenerator,
    moments: [['publishAt', 'publishes']],
    called: ({ client, versionName }, world) => `${clientName(world, client)} ${String(versionName)}`,
  },
  {
    kind: 'forceUpdate',
    entity: 'forceUpdateRule',
    group: 'forceUpdate',
    generator: forceUpdateRuleGenerator,
    moments: [['startsAt', 'forcesUpdate']],
    called: ({ client, toVersion }, world) => `${clientName(world, client)}, up to ${String(toVersion)}`,
  },
  {
    kind: 'article',
    entity: 'appArticle',
    group: 'configur',
    generator: appArticleGenerator,
    moments: [['effectiveAt', 'publishes']],
    called: ({ code, edition }) => `${String(code)}, edition ${String(edition)}`,
  },
  {
    kind: 'clientStatus',
    entity: 'clientStatusRule',
    group: 'forceUpdate',
    moments: [
      ['startsAt', 'maintenance'],
      ['endsAt', 'ends'],
    ],
    called: ({ client, mode }, world) => `${clientName(world, client)}, ${String(mode)}`,
  },
]

/** The same areas in the group of the calendar. */
function stateAreas(world: World, areas: unknown, group: AreaGroup): number[] {
  const [from, to] = [areasIn(world, group), areasIn(world, 'state')]
  return [areas].flat().flatMap((id) => (id === -1 ? [-1] : (to[from.indexOf(Number(id))] ?? [])))
}

/** All that is planned, the latest last: a view over the schedules of what is not a draft. */
function planOf(world: World): readonly Entry[] {
  return world.once('publish plan', () =>
    kinds
      .filter(({ entity }) => world.registry.entities.has(entity))
      .flatMap((kind) =>
        Array.from({ length: world.count(kind.entity) }).flatMap((_, index) => entriesOf(world, kind, index)),
      )
      .toSorted((a, b) => String(a.at).localeCompare(String(b.at))),
  )
}

function entriesOf(world: World, { kind, entity, group, generator, moments, called }: Kind, index: number): Entry[] {
  const random = world.random(entity, index)
  const row = completeRow(world, entityOf(world, entity), index, random, generator?.row(world, index, random) ?? {})
  if (/^(draft|awaitingApproval|rejected|withdrawn|reserved)$/.test(String(row['state']))) return []
  const made = (Array.isArray(row['clients']) ? row['clients'] : [row['client']]).filter(Number)
  return moments.flatMap(([field, change]): Entry[] =>
    typeof row[field] === 'string'
      ? [
          {
            at: row[field],
            change,
            kind,
            recordId: Number(row['id']),
            name: (called?.(row, world) ?? String(row['name'])).slice(0, 120),
            areas: stateAreas(world, row['areas'], group),
            clients: made.map(Number),
            owner: typeof row['createdBy'] === 'number' ? row['createdBy'] : null,
            createdAt: String(row['createdAt']),
          },
        ]
      : [],
  )
}

/** The latest of what is planned, as the calendar is read from today on. */
export const publishPlanEntryGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('publishPlanEntry'), planOf(world).length),
  row: (world, index): Entry => ({ ...planOf(world).at(index - world.count('publishPlanEntry')), conflict: null }),
}
