import userTag from '../../entities/user-manage/user-tag'
import { definePage } from '../../schema/page'

export default definePage(userTag, {
  kind: 'form',
  menu: 140,
  icon: 'tags',
  openedBy: ['id'],
  fieldsets: {
    basics: ['name', 'description', 'owner', 'expiresAt'],
    conditions: ['conditions', 'areas', 'clients'],
    use: ['scenes', 'refresh', 'enabled'],
  },
  calls: {
    create: 'POST /tag/backend/user/save',
    edit: 'POST /tag/backend/user/update',
    detail: 'GET /tag/backend/user/detail/{id}',
  },
})
