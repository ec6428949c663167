import liveSwitch from '../../entities/live-config/live-switch'
import { definePage } from '../../schema/page'

export default definePage(liveSwitch, {
  kind: 'list',
  menu: 10,
  icon: 'radio',
  columns: [
    'key',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'channels',
    'audience',
    'percent',
    'startsAt',
    'endsAt',
    'critical',
    'affected',
    'enabled',
    'lastReason',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['key', 'areas', 'clients', 'enabled', 'critical'],
  sort: 'key',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    switch: ['key', 'enabled', 'offText'],
    scope: ['areas', 'clients', 'minVersion', 'maxVersion', 'channels'],
    audience: ['audience', 'userGroup', 'percent'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'live-switch',
})
