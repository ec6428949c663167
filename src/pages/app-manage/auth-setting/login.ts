import loginMethod from '../../../entities/app-manage/login-method'
import { definePage } from '../../../schema/page'

export default definePage(loginMethod, {
  kind: 'list',
  subpage: 1,
  icon: 'log-in',
  columns: [
    'position',
    'method',
    'areas',
    'clients',
    'countries',
    'appId',
    'recommended',
    'registerAllowed',
    'dailyLimitPerDevice',
    'attempts24h',
    'successRate24h',
    'enabled',
  ],
  filters: ['method', 'areas', 'clients', 'countries', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
