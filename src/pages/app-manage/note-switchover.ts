import smsRoute from '../../entities/app-manage/sms-route'
import { definePage } from '../../schema/page'

export default definePage(smsRoute, {
  kind: 'list',
  menu: 240,
  icon: 'message-square-more',
  columns: [
    'country',
    'dialCode',
    'use',
    'primary',
    'backups',
    'retryBackup',
    'autoSwitch',
    'conversionLimit',
    'sent24h',
    'conversion24h',
    'unitPrice',
    'currency',
    'blockedUntil',
    'switchedAt',
    'switchReason',
    'enabled',
  ],
  filters: ['country', 'use', 'primary', 'autoSwitch', 'conversion24h', 'enabled'],
  sort: '-sent24h',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'import'],
  fieldsets: {
    route: ['country', 'use', 'primary', 'backups', 'retryBackup'],
    switching: ['autoSwitch', 'conversionLimit', 'windowMinutes'],
    limits: ['perPhoneDay', 'perIpHour'],
  },
  export: 'app-sms-route',
})
