import type activityReward from '../../../entities/activity-manage/activity-reward'
import type gift from '../../../entities/goods-and-order/gift'
import type prop from '../../../entities/goods-and-order/prop'
import { gift as writtenGift, prop as writtenProp } from '../written/goods'
import { activityReward as writtenReward } from '../written/growth'
import type { DemoRow, Generator, RowOf, World } from '../world'

type Reward = RowOf<typeof activityReward>

/** Which record each reward hands out, by its code and the place of that record; none points to more than one. */
const handsOut: Readonly<
  Record<string, readonly [field: 'gift' | 'dress' | 'vipProduct' | 'discountCase', place: number]>
> = {
  VIP_1: ['vipProduct', 7],
  VIP_3: ['vipProduct', 7],
  VIP_7: ['vipProduct', 7],
  VIP_30: ['vipProduct', 4],
  FRAME_STAR: ['dress', 1],
  ENTRANCE_FIRE: ['dress', 5],
  GIFT_ROSE: ['gift', 0],
  GIFT_BEAR: ['gift', 9],
  COUPON_20: ['discountCase', 4],
  COUPON_50: ['discountCase', 0],
  BADGE_YEAR: ['dress', 16],
  BADGE_PROPHET: ['dress', 17],
}
const entities = { gift: 'gift', dress: 'dress', vipProduct: 'vipProduct', discountCase: 'vipDiscountCase' } as const

/** What is won: money and boxes are sent by hand and are few; all else comes by itself. */
export const activityRewardGenerator: Generator = {
  ...writtenReward,
  row(world, index, random): DemoRow {
    const own = writtenReward.row(world, index, random)
    const [field, place] = handsOut[String(own['code'])] ?? []
    const isByHand = own['kind'] === 'cash' || own['kind'] === 'physical'
    const stock = own['kind'] === 'physical' ? 200 : own['kind'] === 'cash' ? 5_000 : null
    return {
      ...own,
      ...{ gift: null, dress: null, vipProduct: null, discountCase: null },
      ...(field && place !== undefined && { [field]: world.id(entities[field], place) }),
      cashAmount: own['kind'] === 'cash' ? Number(own['amount']) * 100 : null,
      stockTotal: stock,
      stockLeft: stock === null ? null : Math.floor(stock * (0.2 + random.next() * 0.6)),
      fulfilment: isByHand ? 'manual' : 'automatic',
    } satisfies Reward
  },
}

/** A gift brings its price as often as it is sent, and nothing before it is on the shelf. */
export const giftGenerator: Generator = {
  ...writtenGift,
  row(world, index, random): DemoRow {
    const own = writtenGift.row(world, index, random)
    const coins = Number(own['coins'])
    // On a shelf that is never empty: one is being tested, one has been taken down.
    const state = index === 28 ? 'testing' : index === 36 ? 'offShelf' : 'onShelf'
    const sent30d = state === 'onShelf' ? Math.max(1, random.longTail(60_000 / (coins + 4), 0.6)) : 0
    return {
      ...own,
      ...{ state, sent30d, coins30d: own['kind'] === 'backpack' ? 0 : sent30d * coins },
      comboSizes: coins < 1_000 ? [1, 10, 66, 188, 520, 1314].map((size) => ({ size })) : [{ size: 1 }],
      broadcastFrom: coins >= 5_000 ? 1 : 0,
      minUserLevel: coins >= 10_000 ? 10 : 0,
      vipTier: own['kind'] === 'vip' ? world.id('vipTier', 1) : null,
      areas: [-1],
    } satisfies RowOf<typeof gift>
  },
}

const effects: Readonly<Record<string, NonNullable<RowOf<typeof prop>['effect']>>> = {
  expCard: { multiplier: 2, minutes: 1_440 },
  broadcastHorn: { texts: 1 },
  renameCard: { texts: 1 },
  pkBoost: { multiplier: 1.2, minutes: 10 },
  exposureCard: { minutes: 30 },
  unlockCard: { episodes: 1 },
  adSkipCard: { minutes: 1_440 },
}

/** What a card does goes by its kind. */
export const propGenerator: Generator = {
  ...writtenProp,
  row(world: World, index, random): DemoRow {
    const own = writtenProp.row(world, index, random)
    const effect = effects[String(own['kind'])] ?? {}
    return { ...own, effect: index === 1 ? { ...effect, multiplier: 5 } : effect, enabled: true }
  },
}
