import ruleUser from '../../entities/user-manage/rule-user'
import { definePage } from '../../schema/page'

export default definePage(ruleUser, {
  kind: 'form',
  menu: 110,
  icon: 'tag',
  openedBy: ['id'],
  fieldsets: {
    basics: ['name', 'code', 'category', 'description', 'owner'],
    rule: ['kind', 'tree', 'areas'],
    running: ['refresh', 'keepDays', 'startAt', 'endAt', 'enabled'],
  },
  calls: { create: 'POST /rule/engine/backend/user/rule/add', edit: 'POST /rule/engine/backend/user/rule/edit' },
})
