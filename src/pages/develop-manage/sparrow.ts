import cachePurge from '../../entities/develop-manage/cache-purge'
import { definePage } from '../../schema/page'

export default definePage(cachePurge, {
  kind: 'list',
  menu: 60,
  icon: 'database-zap',
  isElement: true,
  columns: [
    'scope',
    'clients',
    'areas',
    'keys',
    'reason',
    'state',
    'matched',
    'purged',
    'createdBy',
    'createdAt',
    'finishedAt',
  ],
  filters: ['scope', 'state', 'createdBy', 'createdAt'],
  sort: '-createdAt',
})
