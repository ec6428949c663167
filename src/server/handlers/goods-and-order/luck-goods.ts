import * as commands from '../../../../commands/goods-and-order/luck-goods'
import gift from '../../../entities/goods-and-order/gift'
import prizePool from '../../../entities/goods-and-order/prize-pool'
import { draw, meanOf } from '../../domain/commerce/draw'
import { million } from '../../domain/commerce/lucky'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  simulate: {
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
  },
})
