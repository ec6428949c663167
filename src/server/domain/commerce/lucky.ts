import luckGift from '../../../entities/goods-and-order/luck-gift'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

/** Probabilities are given in parts of a million. */
export const million = 1_000_000
/** Of the share that goes into the pool, this much comes back, in percent. */
const [leastReturn, maxReturn] = [70, 98]

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
    if (ofPool < leastReturn || ofPool > maxReturn)
      throw badField('odds', 'goods-and-order.luck-goods.returnOutside', {
        percent: Math.round(ofPool),
        least: leastReturn,
        most: maxReturn,
      })
    if (returnOf(safeOdds) > returnOf(odds)) throw badField('safeOdds', 'goods-and-order.luck-goods.safeHigher')
    return Promise.resolve({ platformShare, expectedReturn })
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
