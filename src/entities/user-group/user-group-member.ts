import { bool, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'userGroupMember',
  service: 'user',
  api: 'group/member',
  label: ['user', 'group'],
  scale: 900_000_000,
  demo: 12_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'user',
  fields: {
    group: ref('userGroup', { required: true }),
    user: ref('user', { required: true }),
    source: oneOf(['file', 'tag', 'group', 'staff'], { readOnly: true }),
    bucket: string({ max: 16, readOnly: true, role: 'code' }),
    pinnedIn: bool({ default: false }), // stays in whatever a rebuild says
    pinnedOut: bool({ default: false }), // stays out
  },
  unique: [['group', 'user']],
})
