import integralApiCall from '../../../entities/task-center/integral-api-call'
import { definePage } from '../../../schema/page'

export default definePage(integralApiCall, {
  kind: 'list',
  subpage: 1,
  icon: 'list',
  lead: ['api.partner', 'transactionId'],
  columns: [
    'createdAt',
    'api.partner',
    'transactionId',
    'user.displayId',
    'event',
    'points',
    'partnerPayout',
    'result',
    'ip',
    'latencyMs',
  ],
  filters: ['api', 'result', 'user', 'transactionId', 'event', 'createdAt'],
  sort: '-createdAt',
  export: 'integral-api-call',
})
