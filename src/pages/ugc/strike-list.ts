import ugcStrike from '../../entities/ugc/ugc-strike'
import { definePage } from '../../schema/page'

export default definePage(ugcStrike, {
  kind: 'list',
  icon: 'shield-check',
  columns: [
    'user.displayId',
    'user.nickname',
    'post.code',
    'reason',
    'points',
    'totalAfter',
    'measure',
    'days',
    'blacklistEntry',
    'state',
    'expiresAt',
    'notifiedAt',
    'createdBy',
    'createdAt',
  ],
  filters: ['user', 'state', 'reason', 'measure', 'totalAfter', 'expiresAt', 'createdBy', 'createdAt'],
  sort: '-createdAt',
  verbs: ['create'],
  export: 'ugc-strike',
})
