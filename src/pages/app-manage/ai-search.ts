import aiSearchSetting from '../../entities/app-manage/ai-search-setting'
import { definePage } from '../../schema/page'

export default definePage(aiSearchSetting, {
  kind: 'list',
  menu: 120,
  icon: 'sparkles',
  columns: [
    'areas',
    'clients',
    'minVersion',
    'rolloutPercent',
    'model',
    'languages',
    'minScore',
    'freePerDay',
    'vipPerDay',
    'dailyBudget',
    'spentToday',
    'currency',
    'enabled',
    'updatedAt',
  ],
  filters: ['areas', 'clients', 'model', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    scope: ['areas', 'clients', 'minVersion', 'rolloutPercent', 'languages'],
    model: ['model', 'systemPrompt', 'minScore', 'maxResults'],
    text: ['welcome'],
    limits: ['freePerDay', 'vipPerDay', 'dailyBudget', 'currency'],
  },
  export: 'app-ai-search-query',
})
