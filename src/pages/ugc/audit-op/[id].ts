import ugcPost from '../../../entities/ugc/ugc-post'
import { definePage } from '../../../schema/page'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import { panel } from '../../../schema/panel'
import { bansOf, whoIs } from '../../presets/case-panels'

export default definePage(ugcPost, {
  kind: 'queue',
  queue: { since: 'createdAt', holder: 'takenBy' },
  waits: ['pending', 'escalated', 'appealed'],
  panels: [
    whoIs(),
    panel(ugcStrike, {
      key: 'strikes',
      through: 'user',
      by: 'user',
      columns: ['reason', 'points', 'measure', 'state', 'createdAt'],
    }),
    panel(ugcPost, { key: 'posts', through: 'user', by: 'user', columns: ['kind', 'text', 'state', 'createdAt'] }),
    bansOf(),
  ],
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
  moreColumns: ['takenBy'],
  filters: ['user', 'kind', 'orientation', 'language', 'content', 'createdAt'],
  sort: '-createdAt',
  within: 'id',
  rights: ['restricted', 'banLong'],
})
