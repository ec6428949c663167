import liveRunway from '../../entities/live-config/live-runway'
import { definePage } from '../../schema/page'

export default definePage(liveRunway, {
  kind: 'list',
  menu: 50,
  icon: 'sliders-horizontal',
  columns: [
    'name',
    'trigger',
    'gift',
    'threshold',
    'reach',
    'background',
    'text',
    'seconds',
    'priority',
    'cooldown',
    'areas',
    'startsAt',
    'endsAt',
    'shown24h',
    'enabled',
  ],
  filters: ['trigger', 'reach', 'areas', 'clients', 'enabled'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    trigger: ['name', 'trigger', 'gift', 'threshold', 'reach'],
    look: ['style', 'background', 'textColor', 'highlightColor', 'text', 'seconds', 'repeat'],
    order: ['priority', 'cooldown', 'clickTo', 'link'],
    target: ['areas', 'clients', 'minVersion', 'startsAt', 'endsAt', 'enabled'],
  },
  export: 'live-runway',
})
