import type homeComponent from '../../../entities/app-manage/home-component'
import type homePageRelease from '../../../entities/app-manage/home-page-release'
import type homePlacement from '../../../entities/app-manage/home-placement'
import { day, hour, instant } from '../calendar'
import type { DemoRow, Generator, RowOf, World } from '../world'
import * as written from '../written/surfaces'
import { areaId, areasIn } from './places'

/** As the page of one platform allows. */
const mostOnPage = 40

interface Page {
  /** Its place among all navigations. */
  readonly at: number
  readonly code: string
  readonly platform: string
}

interface Place {
  readonly page: Page
  /** Its place among all components. */
  readonly component: number
  readonly position: number
  /** The same row once more, for one area alone. */
  readonly isLocal: boolean
}

/** Rows that a page of its own kind does not carry. */
const unfit: Readonly<Record<string, RegExp>> = {
  kids: /love|Korean|Costume|Advert|live|hosts|topics|community|Stars|Invite|Football|VIP|11\.11|Chart|Finale/i,
  ramadan: /Football|Kids|Korean|11\.11/,
  vip: /Advert|Free|Invite/,
  ranking: /Picked|Games you/,
}

const isArchived = (component: number) => component % 17 === 15

const allOf = (world: World, name: 'navigation' | 'homeComponent') =>
  world.once(`all of ${name}`, () =>
    Array.from({ length: world.count(name) }, (_, at) => written[name].row(world, at, world.random(name, at))),
  )

/** The pages that are built of components. */
export function pagesOf(world: World): readonly Page[] {
  return allOf(world, 'navigation').flatMap(({ kind, code, platform }, at) =>
    kind === 'components' ? [{ at, code: String(code), platform: String(platform) }] : [],
  )
}

/** What stands where: each row of a page once, and once more for an area where there is room. */
function placesOf(world: World): readonly Place[] {
  return world.once('places of home pages', () =>
    pagesOf(world).flatMap((page) => {
      const fit = allOf(world, 'homeComponent').flatMap(({ platforms, name }, at) =>
        [platforms].flat().includes(page.platform) && !isArchived(at) && !unfit[page.code]?.test(String(name))
          ? [at]
          : [],
      )
      // The banner and the shortcuts open each page; the rest follows in an order of its own.
      const [first, rest] = [fit.filter((at) => at < 2), fit.filter((at) => at >= 2)]
      const turned = [...rest.slice(page.at % 5), ...rest.slice(0, page.at % 5)]
      return [...first, ...turned, ...turned]
        .slice(0, mostOnPage)
        .map((component, nth) => ({ page, component, position: nth + 1, isLocal: nth >= fit.length }))
    }),
  )
}

/** Rows stand on pages of a platform that they are made for, for all but where the page says for whom. */
export const homePlacementGenerator: Generator = {
  count: (world) => Math.min(world.asked('homePlacement'), placesOf(world).length),
  row(world, index, random): RowOf<typeof homePlacement> {
    const { page, component, position, isLocal } = placesOf(world)[index]!
    const areas = areasIn(world, 'state')
    const isForGroup = random.chance(0.06)
    const isTimed = random.chance(0.15)
    return {
      navigation: world.id('navigation', page.at) ?? 0,
      component: world.id('homeComponent', component) ?? 0,
      position,
      pinned: position <= 2,
      areas: isLocal ? [areas[(index + page.at) % areas.length] ?? -1] : [-1],
      clients: [],
      channels: [],
      minVersion: null,
      maxVersion: null,
      languages: [],
      audience: isForGroup
        ? 'group'
        : random.chance(0.85)
          ? 'all'
          : random.pick(['registered', 'nonVip', 'newUser', 'returning'] as const),
      userGroups: isForGroup ? [world.id('userGroup', random.int(world.count('userGroup'))) ?? 0] : [],
      titleOverride: index % 25 === 24 ? { zh_CN: '今晚看什么', en: 'What to watch tonight' } : null,
      experimentPercent: random.chance(0.93) ? 100 : random.pick([10, 30, 50]),
      ...(isTimed ? {} : { startsAt: null, endsAt: null }),
    }
  },
}

const plateOfKind: Readonly<Record<string, string>> = {
  banner: 'Home banner, all areas',
  iconGrid: 'Shortcuts',
  liveRow: 'Live now',
  starRow: 'Stars of the week',
  topicRow: 'Hot topics',
}
const algorithms = {
  continueWatching: 'becauseYouWatched',
  shortFeed: 'guessYouLike',
  communityFeed: 'trending',
  appointmentRow: 'newArrivals',
  recommended: 'guessYouLike',
} as const

/** What fills each row is of the kind that it shows: a plate of its name, a chart, an algorithm, an advert or a page. */
export const homeComponentGenerator: Generator = {
  ...written.homeComponent,
  totals: [{ field: 'usedOn', child: 'homePlacement', by: 'component' }],
  row(world, index, random): DemoRow {
    const own = written.homeComponent.row(world, index, random)
    const kind = String(own['kind'])
    const plates = world.once('names of plates', () =>
      Array.from({ length: world.count('plate') }, (_, at) =>
        String(written.plate.row(world, at, world.random('plate', at))['name'])
          .replace(/\W/g, '')
          .toLowerCase(),
      ),
    )
    const called = (name: string) => plates.indexOf(name.replace(/\W/g, '').toLowerCase())
    const plate = Math.max(called(String(own['name'])), called(plateOfKind[kind] ?? ''))
    const algorithm = Object.entries(algorithms).find(([of]) => of === kind)?.[1] ?? null
    const isChart = kind === 'rankRow'
    const isPage = /^(vipBar|notice|activityEntry|webView)$/.test(kind)
    const source: RowOf<typeof homeComponent>['source'] = isPage
      ? 'url'
      : isChart
        ? 'rankComponent'
        : kind === 'adSlot'
          ? 'adSlot'
          : algorithm
            ? 'algorithm'
            : plate >= 0
              ? 'plate'
              : 'rule'
    return {
      ...own,
      state: isArchived(index) ? 'archived' : 'active',
      source,
      plate: source === 'plate' ? world.id('plate', plate) : null,
      rankComponent: isChart ? world.id('rankComponent', index % 4) : null,
      adSlot: kind === 'adSlot' ? world.id('adSlot', 2) : null,
      algorithm: source === 'algorithm' ? algorithm : null,
      url: isPage ? `https://www.iron-player.example/${kind.toLowerCase()}` : null,
      columns: kind === 'iconGrid' ? 5 : kind === 'banner' || kind === 'largeCard' ? 1 : 3,
      rows: /Grid$/.test(kind) ? 2 : 1,
      showTitle: !/^(banner|iconGrid|adSlot|notice|vipBar)$/.test(kind),
    } satisfies RowOf<typeof homeComponent>
  },
}

type Snapshot = NonNullable<RowOf<typeof homePageRelease>['snapshot']>

/** Why rows were changed, where none came to them. */
const notes = [
  'Finale of the week moved to the top',
  'Rows that nobody taps moved down',
  'New pictures for the banner',
  'Titles of the rows cut to one line',
  'The order of last week’s test, which won',
]

interface Release {
  readonly page: number
  readonly number: number
  readonly state: 'draft' | 'awaitingApproval' | 'scheduled' | 'live' | 'superseded'
  /** How many were made after it. */
  readonly before: number
}

/** Each page has been published again and again; the last one is live, and on some a further one waits. */
function releasesOf(world: World): readonly Release[] {
  return world.once('releases of home pages', () => {
    const pages = Math.max(1, pagesOf(world).length)
    const count = world.asked('homePageRelease')
    return Array.from({ length: count }, (_, index): Release => {
      const page = index % pages
      const before = Math.floor((count - 1 - index) / pages)
      const open = (['awaitingApproval', 'draft', undefined, 'scheduled', undefined] as const)[page % 5]
      const state = before === 0 ? (open ?? 'live') : before === 1 && open ? 'live' : 'superseded'
      return { page, number: Math.floor(index / pages) + 1, state, before }
    })
  })
}

export const homePageReleaseGenerator: Generator = {
  row(world, index, random): RowOf<typeof homePageRelease> {
    const { page, number, state, before } = releasesOf(world)[index]!
    const { at } = pagesOf(world)[page]!
    const ago =
      before === 0 && state !== 'live' ? random.between(3, 20) * hour : (before * 19 + random.between(1, 9)) * day
    const own = placesOf(world).filter((place) => place.page.at === at && !place.isLocal)
    const rowsOf = (later: number) => own.slice(0, Math.max(4, own.length - later))
    const rows = rowsOf(before)
    const added = rows.length - rowsOf(before + 1).length
    const newest = allOf(world, 'homeComponent')[rows.at(-1)?.component ?? 0]?.['name']
    return {
      navigation: world.id('navigation', at) ?? 0,
      number,
      state,
      createdAt: instant(world.calendar.now - ago),
      areas: [-1],
      snapshot: rows.map(({ component, position }): Snapshot[number] => ({
        component: world.id('homeComponent', component),
        position,
        pinned: position <= 2,
        areas: [-1],
        clients: [],
        channels: [],
        minVersion: null,
        maxVersion: null,
        languages: [],
        audience: 'all',
        userGroups: [],
        titleOverride: null,
        startsAt: null,
        endsAt: null,
        experimentPercent: 100,
        enabled: true,
      })),
      // Each has as many rows as the one before or one more; of the others some were changed.
      added: number === 1 ? rows.length : added,
      removed: 0,
      changed: number === 1 ? 0 : random.between(1, Math.min(4, rows.length)),
      note:
        number === 1
          ? 'The first page'
          : added
            ? `A new row: ${String(newest)}`
            : notes[(index * 3 + number) % notes.length]!,
    }
  },
}

/** Each platform opens with its first page; a page knows the release of it that is live. */
export const navigationGenerator: Generator = {
  ...written.navigation,
  totals: [{ field: 'componentCount', child: 'homePlacement', by: 'navigation' }],
  row(world, index, random): DemoRow {
    const own = written.navigation.row(world, index, random)
    const { platform, kind, code, name } = own
    const page = pagesOf(world).findIndex(({ at }) => at === index)
    const live = releasesOf(world).findIndex((release) => release.page === page && release.state === 'live')
    return {
      ...own,
      url: kind === 'webPage' ? `https://www.iron-player.example/${String(code)}` : null,
      category: kind === 'category' ? world.id('screenCategory', 0) : null,
      areas: code === 'ramadan' ? [areaId(world, 'SA') ?? -1] : [-1],
      clients: [],
      channels: [],
      minVersion: null,
      maxVersion: null,
      userGroups: [],
      isDefault: allOf(world, 'navigation').findIndex((other) => other['platform'] === platform) === index,
      seo: platform === 'pc' ? { slug: String(code).replaceAll('_', '-'), title: name } : null,
      startsAt: null,
      endsAt: null,
      liveRelease: live < 0 ? null : world.id('homePageRelease', live),
      createdAt: instant(world.calendar.now - (400 - index * 4) * day),
      hasDraft: releasesOf(world).some((release) => release.page === page && release.state === 'draft'),
      enabled: true,
    }
  },
}
