import type crawlRun from '../../../entities/crawler-manage/crawl-run'
import { weightsOf } from '../../base/random'
import { hour, instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'

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
    const startedAt = world.calendar.now - (count - index) * 3 * hour + random.int(40) * minute
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
