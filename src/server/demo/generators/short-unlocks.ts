import type shortUnlock from '../../../entities/short-manage/short-unlock'
import { instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf } from '../world'
import { episodeBook } from './episode-plan'
import { countryId } from './places'
import { titlePlan } from './title-plan'
import { clientOf, viewerAt } from './viewers'

const methods = weightsOf({ coin: 62, bundle: 11, whole: 3, ad: 18, wait: 4, integral: 1, compensation: 1 })
const sources = ['continue', 'continue', 'continue', 'feed', 'home', 'recommendation', 'search', 'push'] as const
const states = weightsOf({ unlocked: 985, refunded: 12, revoked: 3 })
/** What an episode costs, and how many stand in a bundle. */
const price = 50
const bundle = 5

/** Somebody opens the next episodes of a short: what it costs follows from how many, and what we book from what was paid. */
export const shortUnlockGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof shortUnlock> {
    const { now } = world.calendar
    const user = random.int(Math.max(1, world.count('user')))
    const { market, registeredAt } = viewerAt(world, user)
    const title = titlePlan(world, 'short', random.skewed(Math.max(1, world.count('short')), 1.6))
    const run = episodeBook(world).runs[title.id - 1]!
    const method = random.weighted(methods)
    const fromNumber = Math.max(1, Math.min(run.count, 8 + random.skewed(Math.max(1, run.count - 8), 1.5)))
    const wished = method === 'bundle' ? bundle : method === 'whole' ? run.count : 1
    const toNumber = Math.min(run.count, fromNumber + wished - 1)
    const episodes = toNumber - fromNumber + 1
    const off = method === 'bundle' ? 0.9 : method === 'whole' ? 0.7 : 1
    const isPaid = method === 'coin' || method === 'bundle' || method === 'whole'
    const all = isPaid ? Math.round(episodes * price * off) : 0
    const bonusCoins = random.chance(0.25) ? Math.min(all, price) : 0
    const madeAt = world.calendar.between(random, Math.max(registeredAt, title.createdAt), now - minute, market.offset)
    return {
      user: world.id('user', user),
      short: world.id('short', title.id - 1 - (titlePlan(world, 'short', 0).id - 1)),
      episode: world.id('episode', run.start + fromNumber - 1),
      ...{ fromNumber, toNumber, method, bonusCoins },
      coins: all - bonusCoins,
      integral: method === 'integral' ? 300 : 0,
      value: Math.round((all - bonusCoins) * 0.9),
      adIncome: method === 'ad' ? random.between(1, 3) : 0,
      currency: 'USD',
      plan: world.id('shortPayPlan', index % 3),
      auto: method === 'coin' && random.chance(0.4),
      source: random.pick(sources),
      promoter: null,
      country: countryId(world, market.iso2),
      client: clientOf(world, user, market),
      currencyEntry: null,
      statement: null,
      watched: random.chance(0.8) ? random.between(70, 100) : random.between(3, 60),
      refundNote: null,
      state: random.weighted(states),
      createdAt: instant(madeAt),
    }
  },
}
