import coverLabelSend from '../../entities/cover-label-manage/cover-label-send'
import { definePage } from '../../schema/page'

export default definePage(coverLabelSend, {
  kind: 'list',
  menu: 20,
  icon: 'tag',
  columns: [
    'id',
    'name',
    'label.name',
    'target',
    'matched',
    'hiddenByOthers',
    'areas',
    'clients',
    'userGroups',
    'holdOut',
    'startsAt',
    'endsAt',
    'impressions',
    'clickRate',
    'state',
    'createdBy',
  ],
  filters: ['name', 'label', 'state', 'target', 'areas', 'contents', 'startsAt', 'createdBy'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  fieldsets: {
    label: ['name', 'label'],
    contents: ['target', 'contents', 'single', 'xilie', 'tag', 'rule'],
    audience: ['areas', 'clients', 'userGroups', 'holdOut'],
    time: ['startsAt', 'endsAt'],
  },
  export: 'cover-label-send',
})
