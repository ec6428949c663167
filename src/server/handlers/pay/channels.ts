import { pause, reveal, simulate } from '../../../../commands/goods-and-order/pay-manage'
import { shift } from '../../../../commands/goods-and-order/pay-manage/routes'
import payChannel from '../../../entities/goods-and-order/pay-channel'
import payMethod from '../../../entities/goods-and-order/pay-method'
import payRoute from '../../../entities/goods-and-order/pay-route'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { handle, handlePage } from '../../operations/handler'
import { captionText } from './caption-text'
import { revealing } from '../commodity/reveal'

type Method = Row<typeof payMethod>

export const revealingChannel = revealing(reveal, ['merchantNo'], 50)

/** Somewhere nobody could pay any more: that takes more than a pause. */
export const pausing = handle(pause, {
  check: async ({ records }, row) => {
    const live = await records.where(payChannel, { state: 'live' })
    const others = live.filter(({ id }) => id !== row.id)
    const isLast = row.countries.some((country) => !others.some(({ countries }) => countries.includes(country)))
    return !isLast || 'goods-and-order.pay-manage.pause.last'
  },
  run: async ({ records }, row) => {
    await records.update(payChannel, row, { state: 'paused' })
  },
})

export const shifting = handle(shift, {
  undo: 'image',
  check: async ({ records }, row, { to, percent }) => {
    if (!to) return true
    if (row.weight < percent) return 'goods-and-order.pay-manage-routes.shift.tooMuch'
    const [other] = await records.where(payRoute, twinOf(row, to), 1)
    return (other !== undefined && to !== row.payChannel) || 'goods-and-order.pay-manage-routes.shift.noRoute'
  },
  run: async ({ records }, row, { to, percent }) => {
    const [other] = await records.where(payRoute, twinOf(row, to), 1)
    if (!other) return
    await records.update(payRoute, row, { weight: row.weight - percent })
    await records.update(payRoute, other, { weight: Math.min(100, other.weight + percent) })
  },
})

/** The same method, country and amounts by another channel. */
function twinOf({ payMethod: method, country, minAmount }: Row<typeof payRoute>, channel: number) {
  return { payMethod: method, country, minAmount, payChannel: channel }
}

const place = 'goods-and-order.pay-manage.simulate'

export const simulatingCheckout = handlePage(simulate, {
  run: async ({ records, language }, { country, goods, currency, amount }) => {
    const methods = (await records.where(payMethod, {})).filter(({ countries }) => countries.includes(country))
    const routes = await records.where(payRoute, { country, enabled: true })
    const live = new Map((await records.where(payChannel, { state: 'live' })).map((channel) => [channel.id, channel]))
    const findings = methods
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map<Finding>((method) => {
        const name = captionText(method.name, language)
        const why = hiddenBecause(method, { scene: goods, currency, amount })
        if (why) return { caption: `${place}.${why}`, params: { name }, tone: 'warn' }
        const own = routes
          .filter((route) => route.payMethod === method.id && live.has(route.payChannel) && isWithin(route, amount))
          .sort((a, b) => (a.failoverRank ?? 1) - (b.failoverRank ?? 1) || b.weight - a.weight)
        const channel = own[0] && live.get(own[0].payChannel)
        return channel
          ? {
              caption: `${place}.shown`,
              params: { name, channel: channel.name },
              value: `${channel.feePercent} %`,
              tone: 'good',
            }
          : { caption: `${place}.noRoute`, params: { name }, tone: 'bad' }
      })
    return { findings }
  },
})

/** Why a payer does not see a method; undefined where it is shown. */
export function hiddenBecause(
  method: Pick<Method, 'enabled' | 'scenes' | 'currency' | 'minAmount' | 'maxAmount'>,
  asked: { readonly scene: Method['scenes'][number]; readonly currency: string; readonly amount: number },
): 'off' | 'otherScene' | 'otherCurrency' | 'otherAmount' | undefined {
  if (!method.enabled) return 'off'
  if (!method.scenes.includes(asked.scene)) return 'otherScene'
  if (method.currency !== asked.currency) return 'otherCurrency'
  return isWithin(method, asked.amount) ? undefined : 'otherAmount'
}

function isWithin(range: { readonly minAmount: number | null; readonly maxAmount: number | null }, amount: number) {
  return amount >= (range.minAmount ?? 0) && (range.maxAmount === null || amount <= range.maxAmount)
}
