import * as commands from '../../../../../commands/goods-and-order/pay-manage/routes'
import payRoute from '../../../../entities/goods-and-order/pay-route'
import type { Row } from '../../../../schema/entity'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  shift: {
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
  },
})

/** The same method, country and amounts by another channel. */
function twinOf({ payMethod: method, country, minAmount }: Row<typeof payRoute>, channel: number) {
  return { payMethod: method, country, minAmount, payChannel: channel }
}
