import ruleUser from '../../entities/user-manage/rule-user'
import { definePage } from '../../schema/page'

export default definePage(ruleUser, {
  kind: 'list',
  menu: 100,
  icon: 'tag',
  columns: [
    'name',
    'code',
    'category',
    'kind',
    'areas',
    'refresh',
    'hitCount',
    'hitShare',
    'change7d',
    'lastRunAt',
    'runSeconds',
    'usedBy',
    'owner',
    'state',
    'enabled',
  ],
  filters: ['name', 'category', 'kind', 'state', 'code', 'enabled', 'refresh', 'owner'],
  moreFilters: ['areas'],
  sort: '-hitCount',
  verbs: ['create', 'edit', 'copy', 'enable'],
  opens: { create: '/user-manage/label-add', edit: '/user-manage/label-add?id=' },
  calls: {
    create: 'POST /rule/engine/backend/user/rule/add',
    edit: 'POST /rule/engine/backend/user/rule/edit?id=',
    enable: 'POST /rule/engine/backend/user/rule/toggle',
  },
  export: 'rule-label',
})
