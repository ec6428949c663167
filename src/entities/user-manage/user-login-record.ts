import { int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { signInMethods } from '../../shared/codes'

export default defineEntity({
  name: 'userLoginRecord',
  service: 'user',
  api: 'loginRecord',
  label: ['user', 'method'],
  scale: 5_000_000_000,
  demo: 20_000,
  keep: { from: 'createdAt', months: 13, byMonth: true },
  scopedBy: 'country',
  groups: {
    identity: ['user', 'device', 'method', 'ip', 'client'],
    safety: ['risk'],
    audience: ['country'],
    settings: ['result'],
  },
  fields: {
    user: ref('user', { readOnly: true }),
    device: ref('device', { readOnly: true }),
    method: oneOf([...signInMethods, 'token'], { readOnly: true }),
    result: oneOf(['ok', 'wrongPassword', 'blocked', 'disabled', 'challenged'], { readOnly: true }),
    ip: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal', role: 'code' }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    risk: int({ min: 0, max: 100, readOnly: true }),
  },
  ledger: true,
})
