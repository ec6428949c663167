import { because, email, images, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'userEmailChange',
  service: 'user',
  api: 'emailUpdateHistory',
  plain: [{ call: 'GET /user/backend/emailUpdateHistory', asks: { userId: 'user' } }],
  label: 'newEmail',
  scale: 2_000_000,
  demo: 400,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: 'user',
  fields: {
    user: ref('user', { required: true, readOnly: true }),
    oldEmail: email({ readOnly: true, secret: 'UserManage:userList.reveal' }),
    newEmail: email({ required: true, secret: 'UserManage:userList.reveal' }),
    source: oneOf(['user', 'staff'], { readOnly: true }),
    proof: images({ shows: 'card', max: 6 }), // required when staff does it
    reason: because({ max: 200, required: false }),
    ip: string({ max: 45, readOnly: true, role: 'code' }),
  },
  states: {
    pending: { byUserLink: 'verified', byTime: 'expired', byOldAddress: 'reverted' },
    verified: {},
    expired: {},
    reverted: {},
  },
})
