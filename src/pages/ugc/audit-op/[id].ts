import ugcPost from '../../../entities/ugc/ugc-post'
import { definePage } from '../../../schema/page'

export default definePage(ugcPost, {
  kind: 'queue',
  queue: { since: 'createdAt' },
  waits: ['pending', 'escalated', 'appealed'],
  icon: 'shield-check',
  columns: [
    'code',
    'user',
    'kind',
    'title',
    'cover',
    'duration',
    'orientation',
    'language',
    'topics',
    'tags',
    'content',
    'copyrightTag',
    'state',
    'createdAt',
  ],
  filters: ['user', 'kind', 'orientation', 'language', 'content', 'createdAt'],
  sort: '-createdAt',
  within: 'id',
  rights: ['restricted', 'banLong'],
})
