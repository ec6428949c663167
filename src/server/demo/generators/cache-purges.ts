import type cachePurge from '../../../entities/develop-manage/cache-purge'
import { instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'

type Purge = RowOf<typeof cachePurge>

/** What is thrown out of the caches, its keys, why, and how many entries that are as a rule. */
const cases: readonly (readonly [
  scope: NonNullable<Purge['scope']>,
  keys: string | null,
  reason: string,
  matched: number,
])[] = [
  ['homePage', 'home:banner:*', 'The old banner still shows on the home page', 64],
  ['rank', 'rank:hot_series:*', 'The rank stands still since noon', 28],
  ['cdnPath', '/posters/2026/11/*', 'Wrong posters were replaced', 1_840],
  ['siteSetting', null, 'The new value does not reach phones', 12],
  ['productList', null, 'The new price of the yearly plan does not show', 36],
  ['homePage', 'plate:12', 'A title that was taken down is still in the row', 9],
  ['dictionary', null, 'The new reason is missing in the app', 5],
  ['cdnPath', '/subtitles/1024/*', 'Subtitles were corrected', 48],
  ['area', null, 'Countries of the Gulf were put together', 310],
  ['userSession', null, 'Rights of two roles were taken away', 74],
]

/** Done within seconds, but for one that a node did not answer. */
export const cachePurgeGenerator: Generator = {
  isLater: true,
  row(world, index, random): Purge {
    const [scope, keys, reason, usual] = cases[(index * 3) % cases.length]!
    const createdAt = world.calendar.officeMoment(random, 300) - 5 * minute
    const finishedAt = createdAt + random.between(2, 40) * 1_000
    const matched = Math.max(1, Math.round(usual * (0.7 + random.next() * 0.6)))
    const hasFailed = index % 17 === 5
    const by = world.id('account', 4 + random.int(12))
    return {
      ...{ scope, keys, reason, matched },
      clients: [],
      areas: [-1],
      purged: hasFailed ? Math.floor(matched * 0.6) : matched,
      error: hasFailed ? 'Two of nine nodes did not answer' : null,
      finishedAt: instant(finishedAt),
      state: hasFailed ? 'failed' : 'done',
      createdAt: instant(createdAt),
      createdBy: by,
      updatedAt: instant(finishedAt),
      updatedBy: by,
    }
  },
}
