import crawledStar from '../../entities/crawler-manage/crawled-star'
import { definePage } from '../../schema/page'
import star from '../../entities/movie-manage/star'
import crawlSource from '../../entities/crawler-manage/crawl-source'
import { compare } from '../../schema/compare'
import { panel } from '../../schema/panel'

export default definePage(crawledStar, {
  kind: 'queue',
  queue: { holder: 'assignee' },
  waits: ['new', 'matched'],
  panels: [
    panel(star, { key: 'star', through: 'star' }),
    panel(crawlSource, { key: 'source', through: 'source', folded: true }),
  ],
  compare: compare(star, {
    through: 'star',
    fields: {
      name: 'names',
      originalName: 'originalName',
      portrait: 'portrait',
      gender: 'gender',
      birthDate: 'birthDate',
      nationality: 'nationality',
      jobs: 'jobs',
      bio: 'bio',
      awards: 'awards',
    },
    keeps: 'lockedFields',
    applies: { command: 'import', fields: 'fields' },
  }),
  menu: 20,
  icon: 'star',
  columns: ['names', 'source', 'matchScore', 'differences', 'assignee', 'crawledAt'],
  filters: ['state', 'source', 'matchScore', 'nationality', 'assignee', 'hasChange'],
  sort: '-matchScore',
})
