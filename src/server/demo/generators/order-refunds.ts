import type orderRefund from '../../../entities/goods-and-order/order-refund'
import type { Generator, RowOf } from '../world'

/** One in fifteen is in dispute with the store or the bank; the others stand as such requests do. */
export const orderRefundGenerator: Generator = {
  row: (_world, index): RowOf<typeof orderRefund> => (index % 15 === 4 ? { state: 'disputed' } : {}),
}
