import { simulate } from '../../../../commands/goods-and-order/luck-goods'
import gift from '../../../entities/goods-and-order/gift'
import luckGift from '../../../entities/goods-and-order/luck-gift'
import prizePool from '../../../entities/goods-and-order/prize-pool'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { draw, meanOf } from './draw'

/** Probabilities are told in parts of a million. */
const million = 1_000_000
/** Of the share that goes into the pool, so much comes back, in percent. */
const [leastReturn, mostReturn] = [70, 98]

/** Shares add to the whole, odds to no more than certainty, and what comes back keeps the pool alive. */
export const luckGiftRules = defineRules(luckGift, {
  beforeSave: async (_context, draft, current) => {
    if (current && !('anchorShare' in draft || 'poolShare' in draft || 'odds' in draft || 'safeOdds' in draft)) return
    if (current && current.state !== 'draft') throw badField('odds', 'goods-and-order.luck-goods.newEdition')
    const { anchorShare = 0, poolShare = 0, odds, safeOdds } = { ...current, ...draft }
    const platformShare = 100 - (anchorShare ?? 0) - (poolShare ?? 0)
    if (platformShare < 0) throw badField('poolShare', 'goods-and-order.luck-goods.sharesOver')
    if (sumOf(odds) > million) throw badField('odds', 'goods-and-order.luck-goods.oddsOver')
    if (sumOf(safeOdds) > million) throw badField('safeOdds', 'goods-and-order.luck-goods.oddsOver')
    const expectedReturn = Math.round(returnOf(odds) * 10_000) / 100
    const ofPool = poolShare ? (expectedReturn / poolShare) * 100 : 0
    if (ofPool < leastReturn || ofPool > mostReturn)
      throw badField('odds', 'goods-and-order.luck-goods.returnOutside', {
        percent: Math.round(ofPool),
        least: leastReturn,
        most: mostReturn,
      })
    if (returnOf(safeOdds) > returnOf(odds)) throw badField('safeOdds', 'goods-and-order.luck-goods.safeHigher')
    return Promise.resolve({ platformShare, expectedReturn })
  },
})

export const simulatingLuck = handle(simulate, {
  run: async ({ records }, row, { draws, poolStart }) => {
    const { coins } = await records.get(gift, row.gift)
    const pool = row.pool === null ? undefined : await records.find(prizePool, row.pool)
    const start = poolStart ?? pool?.balance ?? 0
    const costs = (coins * (row.poolShare ?? 0)) / 100
    const outcomes = row.odds.map(({ multiple, probability }) => ({ pays: multiple * coins, weight: probability }))
    const drawn = draw(outcomes, { total: million, draws, costs, start }, Math.random)
    const percent = (value: number) => `${Math.round(value * 10_000) / 100} %`
    const place = 'goods-and-order.luck-goods.simulate'
    return {
      findings: [
        { caption: `${place}.expected`, value: percent(meanOf(outcomes, million) / coins) },
        { caption: `${place}.drawn`, value: percent(drawn.paid / (draws * coins)) },
        { caption: `${place}.wins`, value: drawn.wins },
        { caption: `${place}.longestWithout`, value: drawn.longestWithout },
        { caption: `${place}.poolEnd`, value: Math.round(start + draws * costs - drawn.paid) },
        { caption: `${place}.poolLowest`, value: Math.round(drawn.lowest), tone: drawn.lowest < 0 ? 'bad' : 'good' },
      ],
    }
  },
})

type Odds = Row<typeof luckGift>['safeOdds'] | undefined

function sumOf(odds: Odds): number {
  return (odds ?? []).reduce((sum, { probability }) => sum + probability, 0)
}

/** The part of what is spent that odds give back. */
export function returnOf(odds: Odds): number {
  return (odds ?? []).reduce((sum, { multiple, probability }) => sum + (multiple * probability) / million, 0)
}
