import user from '../../entities/user-manage/user'
import { definePage } from '../../schema/page'

export default definePage(user, {
  kind: 'list',
  menu: 120,
  icon: 'search',
  alsoCalled: ['ID mapping', 'ID 映射'],
  columns: ['displayId', 'id', 'nickname', 'kind', 'state', 'country', 'registeredAt', 'lastActiveAt'],
  sort: '-createdAt',
  export: 'id-mapping',
})
