export const page = 'goods-and-order.virtual-currency-itemized'
