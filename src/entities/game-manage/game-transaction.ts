import { int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'gameTransaction',
  service: 'game',
  api: 'transaction',
  label: 'txNo',
  search: ['txNo', 'roundNo'],
  scale: 3_000_000_000,
  demo: 1_500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['txNo', 'vendorTx', 'game', 'vendor', 'user', 'roundNo', 'kind', 'room'],
    money: ['amount', 'balanceAfter'],
    people: ['resolution'],
    audience: ['country'],
    results: ['latencyMs'],
    settings: ['wallet', 'difference'],
  },
  fields: {
    txNo: string({ max: 28, unique: true, readOnly: true, role: 'code' }),
    vendorTx: string({ max: 80, readOnly: true, role: 'code' }),
    game: ref('game', { readOnly: true }),
    vendor: ref('gameVendor', { readOnly: true }),
    user: ref('user', { readOnly: true }),
    roundNo: string({ max: 60, readOnly: true, role: 'code' }),
    kind: oneOf(['stake', 'win', 'refund', 'purchase', 'prize'], { readOnly: true }),
    wallet: oneOf(['coin', 'integral'], { readOnly: true }),
    amount: int({ readOnly: true }), // signed
    balanceAfter: int({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    room: ref('liveRoom', { readOnly: true }),
    latencyMs: int({ readOnly: true }),
    difference: oneOf(['none', 'missingHere', 'missingThere', 'amount', 'lateWin'], { readOnly: true }),
    resolution: string({ max: 200 }),
  },
  states: {
    booked: { byVendorRollback: 'cancelled', byReconcile: 'mismatch' },
    cancelled: {},
    mismatch: { resolve: 'resolved' },
    resolved: {},
  },
  unique: [['vendor', 'vendorTx']],
})
