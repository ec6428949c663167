import * as commands from '../../../../commands/goods-and-order/pay-manage'
import payChannel from '../../../entities/goods-and-order/pay-channel'
import payMethod from '../../../entities/goods-and-order/pay-method'
import payRoute from '../../../entities/goods-and-order/pay-route'
import type { Finding } from '../../../schema/findings'
import { revealing } from '../../run/reveal'
import { captionText } from '../../domain/payments/caption-text'
import { hiddenBecause, isWithin } from '../../domain/payments/channels'
import { handlers } from '../../operations/handler'

const place = 'goods-and-order.pay-manage.simulate'

/** Payments under way are still signed with the former credentials. */
const formerHours = 24

export default handlers(commands, {
  reveal: revealing(commands.reveal, ['merchantNo'], 50),

  /** Somewhere nobody could pay any more: that takes more than a pause. */
  pause: {
    check: async ({ records }, row) => {
      const live = await records.where(payChannel, { state: 'live' })
      const others = live.filter(({ id }) => id !== row.id)
      const isLast = row.countries.some((country) => !others.some(({ countries }) => countries.includes(country)))
      return !isLast || 'goods-and-order.pay-manage.pause.last'
    },
    run: async ({ records }, row) => {
      await records.update(payChannel, row, { state: 'paused' })
    },
  },

  simulate: {
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
  },

  /** The former credentials stay valid for a day. */
  rotateKey: {
    undo: 'never',
    run: async ({ records, now }, row, { credentials }) => {
      await records.update(payChannel, row, {
        credentials,
        credentialsAt: now.toISOString(),
        formerCredentials: row.credentials,
        formerUntil: new Date(now.getTime() + formerHours * 3_600_000).toISOString(),
      })
    },
  },
})
