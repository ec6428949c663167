import type goodsRecord from '../../../entities/goods-and-order/goods-record'
import { hour, instant, minute } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { gift as giftList, prop as propList } from '../written/goods'
import { sessionPlans } from './live-sessions-plan'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'

type GoodsRecord = RowOf<typeof goodsRecord>
type Kind = NonNullable<GoodsRecord['kind']>

const kinds = weightsOf<Kind>({
  giftSent: 78,
  luckWin: 7,
  boxOpened: 4,
  propBought: 4,
  propUsed: 3,
  backpackIn: 3,
  backpackExpired: 1,
})
/** What a lucky gift gave back, as a multiple of its price. */
const multiples = [1, 1, 2, 2, 5, 10, 50]

/** What is given, used and won: gifts at their price in a stream that ran, props out of a bag. */
export const goodsRecordGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.count('gift') > 0 ? world.asked('goodsRecord') : 0),
  row(world, _index, random): GoodsRecord {
    const kind = random.weighted(kinds)
    const users = Math.max(1, world.count('user'))
    const user = (random.skewed(users, 1.3) * 7_919) % users
    const { market, registeredAt } = viewerAt(world, user)
    const made =
      kind === 'propBought' || kind === 'propUsed' ? ofProp(world, random, kind) : ofGift(world, random, kind)
    const inRoom = /^(giftSent|luckWin|boxOpened)$/.test(kind) ? roomFor(world, random, registeredAt) : undefined
    const at = inRoom?.at ?? world.calendar.between(random, registeredAt, world.calendar.now - hour, market.offset)
    const isReversed = kind === 'giftSent' && random.chance(0.008)
    return {
      ...{ kind, gift: null, prop: null, pool: null, comboNo: null, bonusPart: 0, winCoins: 0, biscuits: 0 },
      ...{ receiver: null, room: null, session: null, guild: null },
      ...made,
      ...inRoom?.where,
      user: world.id('user', user),
      country: countryId(world, market.iso2),
      client: world.id('client', clientOf(world, user, market) - 1),
      flag: random.chance(0.985) ? 'none' : random.pick(['selfGift', 'loop', 'stolenFunds'] as const),
      state: isReversed ? 'reversed' : 'done',
      createdAt: instant(at),
      updatedAt: instant(isReversed ? Math.min(world.calendar.now, at + 20 * hour) : at),
      createdBy: null,
      updatedBy: null,
    }
  },
}

/** The indexes of gifts of some kinds. */
function giftsOf(world: World, has: (kind: string) => boolean): readonly number[] {
  const all = Array.from({ length: world.count('gift') }, (_, nth) => nth)
  return all.filter((nth) => has(String(giftAt(world, nth)['kind'])))
}

const giftAt = (world: World, nth: number) => giftList.row(world, nth, world.random('gift', nth))

function ofGift(world: World, random: Random, kind: Kind): GoodsRecord {
  const wanted = kind === 'luckWin' ? 'lucky' : kind === 'boxOpened' ? 'blindBox' : undefined
  const isBag = kind === 'backpackIn' || kind === 'backpackExpired'
  const among = world.once(`gifts of ${kind}`, () =>
    giftsOf(world, (each) =>
      wanted ? each === wanted : isBag ? each === 'backpack' : !/^(lucky|blindBox|backpack)$/.test(each),
    ),
  )
  const nth = among[random.skewed(among.length, 1.7)] ?? 0
  const { coins, biscuits } = giftAt(world, nth)
  const quantity = Number(coins) < 100 && kind === 'giftSent' ? random.pick([1, 1, 1, 1, 5, 10, 66]) : 1
  const spent = isBag ? 0 : Number(coins) * quantity
  return {
    gift: world.id('gift', nth),
    quantity,
    coins: spent,
    biscuits: isBag ? 0 : Number(biscuits) * quantity,
    winCoins:
      kind === 'luckWin'
        ? spent * random.pick(multiples)
        : kind === 'boxOpened'
          ? Math.round(spent * (0.4 + random.next()))
          : 0,
    pool: kind === 'luckWin' ? world.id('prizePool', 0) : kind === 'boxOpened' ? world.id('prizePool', 2) : null,
    comboNo: quantity > 1 && kind === 'giftSent' ? `CB${random.characters(12, '0123456789')}` : null,
    bonusPart:
      spent > 0 && kind === 'giftSent' && random.chance(0.15) ? Math.round(spent * random.pick([0.2, 0.5, 1])) : 0,
  }
}

function ofProp(world: World, random: Random, kind: Kind): GoodsRecord {
  const nth = random.skewed(Math.max(1, world.count('prop')), 1.5)
  const { coins } = propList.row(world, nth, random)
  return { prop: world.id('prop', nth), quantity: 1, coins: kind === 'propBought' ? Number(coins) : 0 }
}

/** A stream that ran after somebody had registered, and a moment in it. */
function roomFor(world: World, random: Random, since: number) {
  const plans = sessionPlans(world)
  if (plans.length === 0) return undefined
  for (let attempt = 0; attempt < 8; attempt++) {
    const nth = plans.length - 1 - random.skewed(plans.length, 1.2)
    const { on, startedAt, endedAt } = plans[nth]!
    if (startedAt < since && attempt < 7) continue
    const { host } = on
    const end = endedAt ?? world.calendar.now
    return {
      at: startedAt + random.next() * Math.max(0, end - startedAt - minute),
      where: {
        receiver: world.id('user', host.user),
        room: world.id('liveRoom', host.id - (world.id('anchor', 0) ?? 1)),
        session: world.id('liveSession', nth),
        guild: host.guild,
      },
    }
  }
  return undefined
}
