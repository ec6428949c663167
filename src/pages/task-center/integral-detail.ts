import integralEntry from '../../entities/task-center/integral-entry'
import { definePage } from '../../schema/page'

export default definePage(integralEntry, {
  kind: 'list',
  menu: 50,
  icon: 'notebook-text',
  lead: 'user.nickname',
  columns: [
    'entryNo',
    'createdAt',
    'user.displayId',
    'user.nickname',
    'direction',
    'kind',
    'amount',
    'balanceAfter',
    'frozenAfter',
    'sourceTitle',
    'sourceNo',
    'country',
    'client.name',
    'expiresAt',
    'state',
  ],
  filters: ['user', 'kind', 'createdAt', 'direction', 'country', 'sourceNo', 'device', 'client'],
  sort: '-createdAt',
  export: 'integral-entry',
})
