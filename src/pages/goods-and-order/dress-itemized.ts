import userDress from '../../entities/goods-and-order/user-dress'
import { definePage } from '../../schema/page'

export default definePage(userDress, {
  kind: 'list',
  menu: 100,
  icon: 'shirt',
  columns: [
    'user.displayId',
    'user.nickname',
    'dress.preview',
    'dress.name',
    'dress.kind',
    'source',
    'sourceNo',
    'giver.displayId',
    'days',
    'coins',
    'startsAt',
    'expiresAt',
    'wearing',
    'country',
    'state',
    'createdAt',
  ],
  filters: ['user', 'dress', 'source', 'state', 'createdAt', 'wearing', 'expiresAt', 'country'],
  sort: '-createdAt',
  export: 'dress-record',
})
