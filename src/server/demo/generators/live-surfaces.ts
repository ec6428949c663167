import type liveHotSearch from '../../../entities/live-config/live-hot-search'
import type liveRecommendRange from '../../../entities/live-config/live-recommend-range'
import { day, instant } from '../calendar'
import { liveHotSearch as writtenSearch, liveRunway as writtenRunway, liveSound as writtenSound } from '../written/live'
import type { DemoRow, Generator, RowOf } from '../world'
import { areaId } from './places'

/** A suggested word leads to what it finds, and to nothing else. */
export const liveHotSearchGenerator: Generator = {
  ...writtenSearch,
  row: (world, index, random): DemoRow =>
    ({
      ...writtenSearch.row(world, index, random),
      ...{ anchor: null, room: null, category: null, link: null, languages: [] },
    }) satisfies RowOf<typeof liveHotSearch>,
}

/** Banners that a gift sets off tell of any gift of that worth; the others have none. */
export const liveRunwayGenerator: Generator = {
  ...writtenRunway,
  row: (world, index, random): DemoRow => ({ ...writtenRunway.row(world, index, random), gift: null }),
}

const labels = ['Equator Music', 'Harbour Publishing', 'Blue Shell Sounds', 'Iron Player'] as const

/** Sounds are all about as loud, short of breath between two, and bought from labels or made here. */
export const liveSoundGenerator: Generator = {
  ...writtenSound,
  row(world, index, random): DemoRow {
    const own = writtenSound.row(world, index, random)
    const isPreset = own['kind'] === 'voiceChange' || own['kind'] === 'reverb'
    return {
      ...own,
      ...(!isPreset && { preset: null }),
      file: isPreset ? null : `demo/files/liveSound/file-${index + 1}.mp3`,
      loudness: isPreset ? null : -random.between(130, 160) / 10,
      cooldown: random.pick([3, 5, 10]),
      rightsHolder: isPreset ? labels[3] : labels[index % labels.length],
      vipOnly: index % 6 === 5,
    }
  },
}

type Range = RowOf<typeof liveRecommendRange>
type Segment = NonNullable<Range['segments']>[number]
type Pool = Segment['pool']

/** How a home is filled, from the first place on: what comes from where, and how many places. */
const layouts: readonly (readonly [name: string, parts: readonly (readonly [pool: Pool, places: number])[]])[] = [
  [
    'Hot rooms first',
    [
      ['hand', 4],
      ['topHeat', 16],
      ['newAnchors', 4],
      ['algorithm', 76],
    ],
  ],
  [
    'More newcomers',
    [
      ['hand', 2],
      ['newAnchors', 8],
      ['topHeat', 10],
      ['algorithm', 80],
    ],
  ],
  [
    'Follows on top',
    [
      ['follow', 6],
      ['topHeat', 14],
      ['algorithm', 80],
    ],
  ],
  [
    'Nearly all by the algorithm',
    [
      ['hand', 2],
      ['algorithm', 98],
    ],
  ],
  [
    'Evening with guests of honour',
    [
      ['fixed', 2],
      ['hand', 6],
      ['topHeat', 12],
      ['algorithm', 80],
    ],
  ],
]
const kinds = ['video', 'voice', 'multiGuest'] as const
const homes = [null, 'ID', 'MX', 'SA', null] as const
const called = { video: 'Video', voice: 'Voice', multiGuest: 'Seats' } as const
const areaNames = { ID: ', Indonesia', MX: ', Latin America', SA: ', Gulf' } as const

/** What fills the places of each live type: one is out for a type and area, the older ones were replaced by it. */
export const liveRecommendRangeGenerator: Generator = {
  isLater: true,
  row(world, index): Range {
    const liveType = kinds[index % kinds.length]!
    const round = Math.floor(index / kinds.length)
    const home = homes[round % homes.length] ?? null
    const [name, parts] = layouts[(index + round) % layouts.length]!
    const { now } = world.calendar
    // The first round was for everybody, and the last one has taken its place.
    const state = round === 0 ? 'replaced' : 'published'
    const at = now - (200 - round * 38 - (index % kinds.length) * 3) * day
    let from = 1
    return {
      name: `${called[liveType]}${home ? areaNames[home] : ''}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      ...{ liveType, state },
      areas: [home === null ? -1 : (areaId(world, home, 'liveSetting') ?? -1)],
      segments: parts.map(([pool, places]): Segment => {
        const segment = { from, to: from + places - 1, pool, guild: null, share: null, minAnchorLevel: null }
        from += places
        return { ...segment, shuffleMinutes: pool === 'topHeat' ? 15 : null }
      }),
      ...{ minGrade: 'D', minViewers: 0, minEffectiveMinutes: 5, excludeCategories: [], clients: [] },
      ...{ excludePunishedDays: 7, sameGuildMax: 3 },
      publishAt: null,
      publishedAt: instant(at),
      createdAt: instant(at - 2 * day),
    }
  },
}
