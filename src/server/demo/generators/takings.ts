import { dateOf } from '../calendar'
import type { World } from '../world'
import { isPaid } from './paid-states'
import { productAt } from './products'

/** What the orders of a day came to, of a channel, of coins in a country, or of first payments there. */
export interface Takings {
  readonly buyers: ReadonlySet<unknown>
  readonly count: number
  readonly failed: number
  /** In US cents. */
  readonly amountUsd: number
  readonly refundedUsd: number
  readonly feeUsd: number
  readonly coins: number
}

type Of = 'payment' | 'coins' | 'firstPay'

const kinds: Readonly<Record<string, Of | undefined>> = { coins: 'coins', firstPay: 'firstPay' }
const none: Takings = { buyers: new Set(), count: 0, failed: 0, amountUsd: 0, refundedUsd: 0, feeUsd: 0, coins: 0 }

/**
 * What the demo's own orders came to, so that the report says what the list adds up to.
 * @param of the id of the channel for `payment`, else that of the country
 * @param day as `dateOf` writes it
 */
export function takingsOf(world: World, type: Of, of: number | null, day: string): Takings {
  return takings(world).get(`${type} ${of} ${day}`) ?? none
}

function takings(world: World): ReadonlyMap<string, Takings> {
  return world.once('takings of days', () => {
    const columns = world.all('order')
    const firstProduct = world.id('product', 0) ?? 1
    const column = (name: string) => columns.get(name) ?? []
    const [states, products, channels, countries] = ['state', 'product', 'payChannel', 'country'].map(column)
    const [stamps, users] = ['createdAt', 'user'].map(column)
    const [amounts, usd, refunds, fees, coins] = ['amount', 'amountUsd', 'refunded', 'fee', 'coins'].map(column)
    const found = new Map<string, Takings>()
    states?.forEach((state, at) => {
      const day = dateOf(Date.parse(String(stamps?.[at])))
      const kind = kinds[productAt(Number(products?.[at]) - firstProduct).kind]
      const keys = [
        `payment ${String(channels?.[at])} ${day}`,
        ...(kind ? [`${kind} ${String(countries?.[at])} ${day}`] : []),
      ]
      for (const key of keys) {
        const before = found.get(key) ?? none
        if (state === 'failed') found.set(key, { ...before, failed: before.failed + 1 })
        if (!isPaid(state)) continue
        const amountUsd = Number(usd?.[at] ?? 0)
        const share = amountUsd / Math.max(1, Number(amounts?.[at] ?? 0))
        found.set(key, {
          ...before,
          buyers: new Set([...before.buyers, users?.[at]]),
          count: before.count + 1,
          amountUsd: before.amountUsd + amountUsd,
          refundedUsd: before.refundedUsd + Math.round(Number(refunds?.[at] ?? 0) * share),
          feeUsd: before.feeUsd + Math.round(Number(fees?.[at] ?? 0) * share),
          coins: before.coins + Number(coins?.[at] ?? 0),
        })
      }
    })
    return found
  })
}
