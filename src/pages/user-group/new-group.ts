import userGroup from '../../entities/user-group/user-group'
import { definePage } from '../../schema/page'

export default definePage(userGroup, {
  kind: 'form',
  menu: 10,
  icon: 'users',
  openedBy: ['id'],
  fieldsets: {
    basics: ['name', 'code', 'kind', 'purpose', 'description', 'owner', 'expiresAt'],
    members: [
      'includeTags',
      'includeGroups',
      'match',
      'excludeTags',
      'excludeGroups',
      'userFile',
      'areas',
      'clients',
      'newUserDays',
    ],
    experiment: ['buckets', 'layer'],
    running: ['refresh', 'enabled'],
  },
})
