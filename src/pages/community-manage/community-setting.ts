import communitySetting from '../../entities/community-manage/community-setting'
import { definePage } from '../../schema/page'

export default definePage(communitySetting, {
  kind: 'list',
  menu: 40,
  icon: 'settings-2',
  columns: [
    'area',
    'postMode',
    'commentMode',
    'blockScore',
    'suspectScore',
    'hideAtReports',
    'minAccountHours',
    'minLevelPost',
    'postsPerDay',
    'commentsPerMinute',
    'linksAllowed',
    'communityOpen',
    'updatedBy',
  ],
  filters: ['area', 'postMode', 'commentMode', 'communityOpen'],
  sort: 'area',
  verbs: ['create', 'edit', 'copy'],
})
