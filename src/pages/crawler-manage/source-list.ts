import crawlSource from '../../entities/crawler-manage/crawl-source'
import { definePage } from '../../schema/page'

export default definePage(crawlSource, {
  kind: 'list',
  menu: 30,
  icon: 'bug',
  columns: [
    'code',
    'name',
    'siteUrl',
    'allowed',
    'trust',
    'schedule',
    'ratePerMinute',
    'autoMatchFrom',
    'collected',
    'failureRate',
    'lastRunAt',
    'state',
    'enabled',
  ],
  filters: ['name', 'state', 'enabled', 'failureRate'],
  sort: 'code',
  verbs: ['create', 'edit', 'delete', 'enable'],
})
