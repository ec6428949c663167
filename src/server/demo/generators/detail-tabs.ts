import type customDetailTab from '../../../entities/community-manage/custom-detail-tab'
import { customDetailTab as writtenTab } from '../written/surfaces'
import { day, instant } from '../calendar'
import type { DemoRow, Generator, RowOf } from '../world'
import { someAreas } from './places'

/** Where a tab of each kind is a page of the web. */
const pages: Readonly<Partial<Record<string, string>>> = {
  h5: 'https://act.iron-player.example/tab?content={contentId}&user={userId}&lang={lang}',
}

/** A tab names what its kind shows, and nothing else. */
export const customDetailTabGenerator: Generator = {
  ...writtenTab,
  row(world, index, random): DemoRow {
    const own = writtenTab.row(world, index, random)
    const kind = String(own['kind'])
    const { now } = world.calendar
    const startAt = Math.floor((now - random.between(15, 250) * day) / day) * day
    const isOver = index % 6 === 5
    const endAt = isOver ? now - random.between(2, 9) * day : undefined
    const opens7d = isOver ? 0 : random.longTail(1_800, 0.8)
    return {
      ...own,
      url: pages[kind] ?? null,
      topic: kind === 'topic' ? world.id('topic', index) : null,
      single: kind === 'single' ? world.id('single', index) : null,
      rank: kind === 'rank' ? world.id('rank', index) : null,
      contents: [],
      // Cast and merchandise are of some titles, the rest stands beside all.
      contentTags: kind === 'shop' || kind === 'h5' ? [world.id('tag', index * 3) ?? 0] : [],
      areas: someAreas(world, random, 'state'),
      clients: [],
      login: kind === 'h5',
      startAt: instant(startAt),
      endAt: endAt === undefined ? null : instant(Math.floor(endAt / day) * day),
      opens7d,
      stay7d: opens7d === 0 ? 0 : random.between(18, 140),
      createdAt: instant(startAt - day),
      updatedAt: instant(startAt - day / 2),
    } satisfies RowOf<typeof customDetailTab>
  },
}
