import featureAccess from '../../entities/app-manage/feature-access'
import { definePage } from '../../schema/page'

export default definePage(featureAccess, {
  kind: 'list',
  menu: 180,
  icon: 'lock-keyhole',
  columns: [
    'feature',
    'areas',
    'clients',
    'minVersion',
    'guest',
    'registered',
    'vip',
    'trialCount',
    'trialSeconds',
    'minAge',
    'refusals7d',
    'conversion7d',
    'enabled',
    'updatedAt',
  ],
  filters: ['feature', 'areas', 'clients', 'guest', 'registered', 'enabled'],
  sort: 'feature',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    scope: ['feature', 'areas', 'clients', 'minVersion'],
    access: ['guest', 'registered', 'vip', 'minAge'],
    trial: ['trialCount', 'trialSeconds'],
    refusal: ['prompt', 'vipProducts'],
  },
  export: 'app-feature-access',
})
