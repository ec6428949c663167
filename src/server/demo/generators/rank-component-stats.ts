import type rankComponent from '../../../entities/app-manage/rank-component'
import type rankComponentStat from '../../../entities/app-manage/rank-component-stat'
import { day, hour, instant, minute, weekdayFactor } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { areasIn } from './places'
import { styleTestOf } from './rank-style-tests'

/** One line in each half hour: so two months of them fit into what is asked for. */
const step = hour / 2
/** Goes through components of any number that is no multiple of it, and through all before one comes again. */
const stride = 11

/** As many components have names of their own. */
const names = 16

const isShown = (component: number) => component % 8 !== 7

interface Line {
  /** Its place among all components. */
  readonly component: number
  /** When its five minutes begin. */
  readonly at: number
  readonly impressions: number
  readonly clicks: number
}

/** Five minutes of one component in one area: as busy as the hour and the day, the first components most. */
function lineAt(world: World, index: number): Line {
  const random = world.random('minutes of a component', index)
  const shown = world.once('components that are shown', () =>
    Array.from({ length: world.count('rankComponent') }, (_, nth) => nth).filter(isShown),
  )
  const slot = Math.floor((world.calendar.now - 10 * minute) / step) - (world.count('rankComponentStat') - index)
  const place = (slot * stride + Math.floor((slot * step) / day)) % Math.max(1, shown.length)
  const at = slot * step + random.int(6) * 5 * minute
  const evening = 1 - 0.6 * Math.cos(((at % day) / day - 0.83) * 2 * Math.PI + Math.PI)
  const size = 140 / (1 + place * 0.06)
  const impressions = Math.round(size * evening * weekdayFactor(at) * (0.85 + random.next() * 0.3))
  const rate = (3.2 + ((place * 5) % 7) * 0.6) * (0.9 + random.next() * 0.2)
  return { component: shown[place] ?? 0, at, impressions, clicks: Math.round((impressions * rate) / 100) }
}

/** The variants of the tests of styles that run on a component, each with when its test began. */
function variantsOf(world: World, component: number) {
  const all = world.once('variants by component', () => {
    const tests = world.columns('rankComponentStat', 'rankStyleTriage')
    const variants = world.columns('rankComponentStat', 'rankStyleVariant')
    return (variants?.get('triage') ?? []).flatMap((triage, nth) => {
      const place = tests?.get('id')?.indexOf(triage) ?? -1
      const isRunning = tests?.get('state')?.[place] === 'running'
      const from = Date.parse(String(tests?.get('startsAt')?.[place]))
      const variant = variants?.get('id')?.[nth]
      return isRunning ? [{ variant: Number(variant), component: tests?.get('component')?.[place], from }] : []
    })
  })
  return all.filter((each) => each.component === world.id('rankComponent', component))
}

/** Which charts each component shows, counted from 0, by its place; the others show lists. */
const charts: Readonly<Record<number, readonly number[]>> = { 0: [0, 1, 2], 2: [4], 3: [5], 6: [2], 10: [7], 14: [13] }

function idsOf(world: World, entity: 'rank' | 'rankSingle', places: readonly number[]): number[] {
  return places.filter((place) => place < world.count(entity)).map((place) => world.id(entity, place) ?? 0)
}

/** The components of lists are shown to all, a few are switched off; how often they are clicked is what their lines say. */
export const rankComponentGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('rankComponent'), names),
  totals: [{ field: 'usedOn', child: 'homeComponent', by: 'rankComponent' }],
  row(world, index): RowOf<typeof rankComponent> {
    const week = world.once('clicks of components in a week', () =>
      Array.from({ length: world.count('rankComponentStat') }, (_, nth) => lineAt(world, nth)).filter(
        ({ at }) => at >= world.calendar.now - 7 * day,
      ),
    )
    const own = week.filter(({ component }) => component === index)
    const sum = (field: 'clicks' | 'impressions') => own.reduce((total, line) => total + line[field], 0)
    const { test, style } = styleTestOf(index)
    const places = charts[index]
    return {
      kind: places ? 'rank' : 'single',
      ranks: idsOf(world, 'rank', places ?? []),
      singles: places ? [] : idsOf(world, 'rankSingle', [index % 12, (index + 5) % 12]),
      style,
      itemsShown: 10,
      more: { type: 'INNER_URL', target: places ? '/rank/hot' : '/lists' },
      triage: test === undefined ? null : world.id('rankStyleTriage', test),
      areas: [-1],
      clients: [],
      minVersion: null,
      position: index + 1,
      clickRate7d: own.length === 0 ? 0 : Math.round((sum('clicks') / sum('impressions')) * 1_000) / 10,
      enabled: isShown(index),
    }
  },
}

/** Of those who see a component some click, more than half of them play what they find, and a few of them pay. */
export const rankComponentStatGenerator: Generator = {
  isLater: true,
  distinct: true,
  row(world, index, random): RowOf<typeof rankComponentStat> {
    const { component, at, impressions, clicks } = lineAt(world, index)
    const areas = areasIn(world, 'rank')
    const variants = variantsOf(world, component).filter(({ from }) => from <= at)
    const plays = Math.round(clicks * (0.52 + random.next() * 0.16))
    const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10)
    return {
      minute: instant(at),
      component: world.id('rankComponent', component),
      area: areas[random.skewed(areas.length, 1.4)] ?? null,
      client: world.id('client', random.skewed(Math.min(4, Math.max(1, world.count('client'))), 1.6)),
      variant: variants.length === 0 ? null : random.pick(variants).variant,
      impressions,
      viewers: Math.round(impressions / (1.5 + random.next() * 0.5)),
      clicks,
      clickRate: share(clicks, impressions),
      plays,
      playRate: share(plays, clicks),
      watchSeconds: plays === 0 ? 0 : random.between(210, 540),
      payments: Math.round(plays * 0.03 * random.next() * 2),
      createdAt: instant(at + 6 * minute),
      updatedAt: instant(at + 6 * minute),
    }
  },
}
