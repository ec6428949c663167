import account from '../../../entities/staff-manage/account'
import { definePage } from '../../../schema/page'

export default definePage(account, {
  kind: 'detail',
  icon: 'id-card',
  commandsOf: 'staff-manage.account-list',
  custom: true,
})
