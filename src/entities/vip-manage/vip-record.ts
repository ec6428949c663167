import { because, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A change of somebody's VIP time, only ever added: a wrong one is taken back by another that it names. */
export default defineEntity({
  name: 'vipRecord',
  service: 'commodity',
  api: 'vip/record',
  label: 'recordNo',
  scale: 400_000_000,
  demo: 12_000,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  assignedTo: ['operator'],
  groups: {
    identity: [
      'recordNo',
      'user',
      'tier',
      'kind',
      'order',
      'code',
      'issue',
      'activity',
      'vipProduct',
      'client',
      'reversedBy',
    ],
    people: ['operator', 'reason'],
    audience: ['country'],
    schedule: ['days', 'beforeExpiresAt', 'afterExpiresAt'],
  },
  fields: {
    recordNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }),
    tier: ref('vipTier', { required: true }),
    kind: oneOf(
      [
        'purchase',
        'renewal',
        'trial',
        'code',
        'grant',
        'activity',
        'compensation',
        'upgrade',
        'refundBack',
        'revoke',
        'correction',
      ],
      { required: true },
    ),
    days: int({ required: true }), // signed
    beforeExpiresAt: instant({ readOnly: true }),
    afterExpiresAt: instant({ readOnly: true }),
    order: ref('order', { readOnly: true }),
    code: ref('vipCode', { readOnly: true }),
    issue: ref('vipIssue', { readOnly: true }),
    activity: ref('vipActivity', { readOnly: true }),
    vipProduct: ref('vipProduct', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    operator: ref('account', { readOnly: true }),
    reason: because({ max: 200, required: false }),
    reversedBy: ref('vipRecord', { readOnly: true }),
  },
})
