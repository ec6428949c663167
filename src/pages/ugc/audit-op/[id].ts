import ugcPost from '../../../entities/ugc/ugc-post'
import { definePage } from '../../../schema/page'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import { panel } from '../../../schema/panel'
import { bansOf, whoIs } from '../../presets/case-panels'

export default definePage(ugcPost, {
  kind: 'queue',
  queue: { since: 'createdAt', holder: 'takenBy', until: 'takenUntil' },
  waits: ['pending', 'escalated', 'appealed'],
  subject: ['title', 'text', 'translation', 'riskScore', 'riskLabels', 'appealText'],
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
  wall: {
    shows: ['cover', 'images', 'video'],
    text: 'text',
    facts: ['riskScore', 'kind', 'reportCount'],
    order: '-riskScore',
    // What is risky is looked at by itself, and words are read rather than seen.
    only: { riskLevel: ['low', 'medium'], kind: ['video', 'clip', 'images', 'avatar'] },
    passes: 'approve',
    refuses: { command: 'reject', reason: 'reasons' },
  },
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
  moreColumns: ['takenBy', 'text', 'images', 'video', 'riskScore', 'reportCount'],
  filters: ['user', 'kind', 'orientation', 'language', 'content', 'createdAt'],
  moreFilters: ['riskLevel'],
  sort: '-createdAt',
  within: 'id',
  rights: ['restricted', 'banLong'],
})
