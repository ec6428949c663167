import type crawlSource from '../../../entities/crawler-manage/crawl-source'
import type crawlRun from '../../../entities/crawler-manage/crawl-run'
import { weightsOf } from '../../base/random'
import { day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { crawlSource as writtenSources } from '../written/service'

const states = weightsOf({ done: 90, failed: 7, stopped: 3 })
const errors = [
  'The site answered 503 five times in a row',
  'The list page has no titles: its markup may have changed',
  'The site asks for a sign-in',
]

/** Runs of each source, one after the other, the last of them under way. */
export const crawlRunGenerator: Generator = {
  row(world, index, random): RowOf<typeof crawlRun> {
    const count = world.count('crawlRun')
    const sources = Math.max(1, world.count('crawlSource'))
    const state = index === count - 1 ? 'running' : random.weighted(states)
    const startedAt = startOf(world, index)
    const pages = state === 'failed' ? random.between(0, 6) : random.longTail(180, 0.5)
    return {
      state,
      source: world.id('crawlSource', index % sources),
      trigger: random.chance(0.85) ? 'schedule' : random.pick(['manual', 'single']),
      startedAt: instant(startedAt),
      createdAt: instant(startedAt),
      endedAt: state === 'running' ? null : instant(startedAt + (4 + pages / 12) * minute),
      pages,
      added: Math.round(pages * random.next() * 0.06),
      changed: Math.round(pages * random.next() * 0.2),
      failed: random.chance(0.3) ? random.between(1, 4) : 0,
      error: state === 'failed' ? random.pick(errors) : null,
    }
  },
}

function startOf(world: World, index: number): number {
  const late = world.random('start of a crawl', index).int(40) * minute
  return world.calendar.now - (world.count('crawlRun') - index) * 3 * hour + late
}

/** Sources agreed on long ago: the one that the last run reads is at work. */
export const crawlSourceGenerator: Generator = {
  ...writtenSources,
  totals: [{ field: 'collected', child: 'crawledStar', by: 'source' }],
  row(world, index, random): RowOf<typeof crawlSource> {
    const runs = world.count('crawlRun')
    const sources = Math.max(1, world.count('crawlSource'))
    const last = Array.from({ length: Math.min(runs, sources) }, (_, nth) => runs - 1 - nth).find(
      (nth) => nth % sources === index % sources,
    )
    const at = last === undefined ? null : startOf(world, last)
    const createdAt = world.calendar.now - (760 - index * 61) * day
    return {
      ...writtenSources.row(world, index, random),
      state: last !== undefined && last === runs - 1 ? 'running' : 'idle',
      lastRunAt: at === null ? null : instant(at),
      failureRate: random.int(30) / 10,
      createdAt: instant(createdAt),
      updatedAt: instant(at ?? createdAt),
    }
  },
}
