import * as commands from '../../../../../commands/goods-and-order/goods-list/products'
import product from '../../../../entities/vip-manage/product'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  changePrice: {
    undo: 'image',
    check: (_context, row, { basePrice }) =>
      Promise.resolve(basePrice !== row.basePrice || 'goods-and-order.goods-list-products.changePrice.same'),
    run: async ({ records }, row, { basePrice }) => {
      await records.update(product, row, { basePrice })
    },
  },
})
