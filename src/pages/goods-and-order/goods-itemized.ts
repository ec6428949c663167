import goodsRecord from '../../entities/goods-and-order/goods-record'
import { definePage } from '../../schema/page'

export default definePage(goodsRecord, {
  kind: 'list',
  menu: 70,
  icon: 'scroll-text',
  lead: 'user.nickname',
  columns: [
    'recordNo',
    'kind',
    'user.displayId',
    'user.nickname',
    'receiver.displayId',
    'gift.name',
    'prop.name',
    'quantity',
    'coins',
    'biscuits',
    'winCoins',
    'room.roomNo',
    'guild.name',
    'flag',
    'state',
    'createdAt',
  ],
  filters: ['user', 'receiver', 'kind', 'createdAt', 'gift', 'room', 'guild', 'flag'],
  sort: '-createdAt',
  export: 'goods-record',
})
