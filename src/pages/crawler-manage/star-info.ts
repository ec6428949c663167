import crawledStar from '../../entities/crawler-manage/crawled-star'
import { definePage } from '../../schema/page'
import star from '../../entities/movie-manage/star'
import crawlSource from '../../entities/crawler-manage/crawl-source'
import { panel } from '../../schema/panel'

export default definePage(crawledStar, {
  kind: 'queue',
  queue: { holder: 'assignee' },
  waits: ['new', 'matched'],
  panels: [
    panel(star, { key: 'star', through: 'star' }),
    panel(crawlSource, { key: 'source', through: 'source', folded: true }),
  ],
  menu: 20,
  icon: 'star',
  columns: ['names', 'source', 'matchScore', 'differences', 'assignee', 'crawledAt'],
  filters: ['state', 'source', 'matchScore', 'nationality', 'assignee', 'hasChange'],
  sort: '-matchScore',
})
