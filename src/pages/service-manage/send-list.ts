import messageSend from '../../entities/service-manage/message-send'
import { definePage } from '../../schema/page'

export default definePage(messageSend, {
  kind: 'list',
  menu: 120,
  icon: 'headset',
  columns: [
    'message.title',
    'message.category',
    'audience',
    'areas',
    'sendAt',
    'state',
    'targetCount',
    'sentCount',
    'readCount',
    'clickCount',
    'failCount',
    'withPush',
    'reason',
    'createdBy',
    'approver',
  ],
  filters: ['message', 'state', 'audience', 'sendAt', 'users', 'createdBy', 'areas'],
  sort: '-createdAt',
  verbs: ['copy'],
  export: 'message-send',
})
