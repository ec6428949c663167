import { date, file, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A channel's account of one day. It is closed without open differences, by another account than those that resolved
 * them.
 */
export default defineEntity({
  name: 'payStatement',
  service: 'pay',
  api: 'statement',
  label: ['payChannel', 'day', 'currency'],
  scale: 60_000,
  demo: 120,
  scopedBy: 'payChannel',
  groups: {
    identity: ['payChannel', 'day', 'source', 'currency', 'bankRef'],
    media: ['file'],
    money: ['ourAmount', 'theirAmount', 'fee', 'refunds', 'netReceived'],
    people: ['closedBy'],
    results: ['ourCount', 'theirCount', 'diffs', 'openDiffs'],
  },
  fields: {
    payChannel: ref('payChannel', { required: true }),
    day: date({ required: true }), // in the channel's time zone
    file: file(),
    source: oneOf(['api', 'upload'], { default: 'api' }),
    currency: string({ max: 3, required: true }),
    ourCount: int({ readOnly: true }),
    theirCount: int({ readOnly: true }),
    ourAmount: money({ readOnly: true }),
    theirAmount: money({ readOnly: true }),
    fee: money({ readOnly: true }),
    refunds: money({ readOnly: true }),
    netReceived: money(), // typed from the bank line
    bankRef: string({ max: 80, role: 'code' }),
    diffs: int({ readOnly: true }),
    openDiffs: int({ readOnly: true }),
    closedBy: ref('account', { readOnly: true }),
  },
  states: {
    waiting: { byChannel: 'loaded', byUpload: 'loaded' },
    loaded: { match: 'matched' },
    matched: { close: 'closed', match: 'matched' },
    closed: { reopen: 'matched' },
  },
  unique: [['payChannel', 'day', 'currency']],
})
