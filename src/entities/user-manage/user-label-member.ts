import { because, instant, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'userLabelMember',
  service: 'user',
  api: 'tag/member',
  label: ['user', 'label'],
  scale: 400_000_000,
  demo: 8_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'user',
  fields: {
    label: ref('userLabel', { required: true }),
    user: ref('user', { required: true }),
    source: oneOf(['staff', 'import', 'system', 'rule'], { readOnly: true }),
    reason: because({ max: 200, required: false }),
    expiresAt: instant(),
  },
  unique: [['label', 'user']],
})
