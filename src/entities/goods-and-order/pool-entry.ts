import { because, int, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A movement of a prize pool, only ever added. */
export default defineEntity({
  name: 'poolEntry',
  service: 'live',
  api: 'pool/entry',
  label: ['pool', 'kind'],
  scale: 5_000_000_000,
  demo: 6_000,
  keep: 'always', // what the books rest on
  scopedBy: 'pool',
  assignedTo: ['operator'],
  groups: {
    identity: ['pool', 'kind', 'user', 'record'],
    money: ['coins', 'balanceAfter'],
    people: ['operator', 'reason'],
    results: ['edition'],
  },
  fields: {
    pool: ref('prizePool', { required: true }),
    kind: oneOf(['in', 'win', 'inject', 'withdraw', 'toReserve', 'fromReserve', 'reversal'], { readOnly: true }),
    coins: int({ readOnly: true }), // signed
    balanceAfter: int({ readOnly: true }),
    user: ref('user', { readOnly: true }),
    record: ref('goodsRecord', { readOnly: true }),
    edition: int({ readOnly: true, plain: true }),
    operator: ref('account', { readOnly: true }),
    reason: because({ max: 200, readOnly: true, required: false }),
  },
})
