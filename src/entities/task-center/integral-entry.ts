import { instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Append-only; a mistake is met by a counter-entry, never by an edit or a deletion. Points are spent oldest first; the
 * balance never drops under 0, a claw-back beyond it is a debt kept against later income. The sum of all entries of a
 * user equals his balance; the nightly check freezes users where it does not.
 */
export default defineEntity({
  name: 'integralEntry',
  service: 'task',
  api: 'integral/entry',
  label: 'entryNo',
  search: ['entryNo', 'sourceNo'],
  scale: 2_000_000_000,
  demo: 2_500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['entryNo', 'user', 'kind', 'sourceNo', 'client', 'device', 'reversalOf'],
    money: ['amount', 'balanceAfter'],
    people: ['note'],
    audience: ['country'],
    schedule: ['expiresAt'],
    results: ['frozenAfter'],
    settings: ['direction', 'sourceTitle', 'idempotencyKey'],
  },
  fields: {
    entryNo: string({ max: 28, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    direction: oneOf(['in', 'out'], { readOnly: true }),
    kind: oneOf(
      [
        'task',
        'signIn',
        'invite',
        'activity',
        'partner',
        'recharge',
        'storeOrder',
        'storeRefund',
        'withdraw',
        'withdrawReturn',
        'game',
        'gameReturn',
        'expire',
        'clawBack',
        'correction',
      ],
      { readOnly: true },
    ),
    amount: int({ readOnly: true }), // signed
    balanceAfter: int({ readOnly: true }),
    frozenAfter: int({ readOnly: true }),
    sourceNo: string({ max: 40, readOnly: true, role: 'code' }), // number of the task, order, withdrawal …
    sourceTitle: string({ max: 80, readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    device: ref('device', { readOnly: true }),
    expiresAt: instant({ readOnly: true }), // of incoming points
    reversalOf: ref('integralEntry', { readOnly: true }),
    idempotencyKey: string({ max: 80, unique: true, readOnly: true }),
    note: string({ max: 200, readOnly: true }),
  },
  states: {
    booked: { reverse: 'reversed' },
    reversed: {},
  },
  ledger: true,
})
