import crawlRun from '../../../entities/crawler-manage/crawl-run'
import { definePage } from '../../../schema/page'

export default definePage(crawlRun, {
  kind: 'list',
  subpage: 1,
  icon: 'bug',
  columns: ['source.name', 'trigger', 'startedAt', 'endedAt', 'pages', 'added', 'changed', 'failed', 'state', 'error'],
  sort: '-createdAt',
  export: 'crawl-run',
})
