import jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { shareArea } from '../../operations/overlap'
import { partsOfPrice } from './jackpot-figures'

type Jackpot = Row<typeof probabilityJackpot>
type Gift = Row<typeof jackpotGift>

/** What players win by: while it is on, two people change it. */
const odds = ['seed', 'cap', 'contribution', 'trigger', 'numbers', 'hitPpm', 'firstShare', 'roomShare', 'anchorShare']
const giftOdds = ['contribution', 'ticketsPerGift', 'minCombo', 'hitMultiples', 'anchorGets']
/** Of a gift's price, the rest is the company's. */
const maxGiven = 98

/** @throws A0400 where shares do not make a whole, or the trigger lacks what it draws by */
export function checkJackpot(after: Partial<Jackpot>): void {
  const shares = (after.firstShare ?? 70) + (after.roomShare ?? 20) + (after.anchorShare ?? 10)
  if (Math.abs(shares - 100) > 0.001) throw badField('firstShare', 'activity.jackpot.shares', { sum: shares })
  if ((after.cap ?? 1) <= (after.seed ?? 0)) throw badField('cap', 'activity.jackpot.capAboveSeed')
  if (after.trigger === 'number' && !after.numbers) throw badField('numbers', 'error.required')
  if (after.trigger === 'random' && !after.hitPpm) throw badField('hitPpm', 'error.required')
}

/** @throws A0400 about the largest part where more of a gift's price is given away than leaves the company its own */
export function checkGift(after: Partial<Gift>): void {
  const { given, contribution, multiples, anchor } = partsOfPrice(after)
  if (given <= maxGiven) return
  const most = Math.max(contribution, multiples, anchor)
  const field = most === multiples ? 'hitMultiples' : most === anchor ? 'anchorGets' : 'contribution'
  throw badField(field, 'activity.jackpot.givenAway', { given, most: maxGiven })
}

export const jackpotRules = defineRules(probabilityJackpot, {
  beforeSave: (_context, draft, current) => {
    if (current?.enabled && concerns(draft, current, ...odds)) throw refused('activity.jackpot.forTwo')
    if (concerns(draft, current, ...odds)) checkJackpot({ ...current, ...draft } as Partial<Jackpot>)
    return Promise.resolve()
  },
})

/** A gift feeds one jackpot of a level, wherever it is. */
export const jackpotGiftRules = defineRules(jackpotGift, {
  beforeSave: async ({ records }, draft, current) => {
    if (current?.enabled && concerns(draft, current, ...giftOdds)) throw refused('activity.jackpot.forTwo')
    const after = { ...current, ...draft } as Gift
    if (concerns(draft, current, ...giftOdds)) checkGift(after)
    if (!concerns(draft, current, 'gift', 'jackpot', 'areas')) return
    const others = (await records.where(jackpotGift, { gift: after.gift })).filter(({ id }) => id !== current?.id)
    const own = await records.find(probabilityJackpot, after.jackpot)
    for (const other of others.filter(({ areas }) => shareArea(areas, after.areas))) {
      const fed = await records.find(probabilityJackpot, other.jackpot)
      if (fed && own && fed.level === own.level) throw badField('jackpot', 'activity.jackpot.feedsAnother')
    }
  },
})

/** What is left out stays as it is. */
export function said<A extends object>(args: A): { [K in keyof A]?: NonNullable<A[K]> } {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) as never
}
