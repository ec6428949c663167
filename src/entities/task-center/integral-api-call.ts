import { int, money, oneOf, ref, rows, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What went over the line, part by part. */
const parts = { name: string({ max: 80, required: true }), text: text({ max: 2_000 }) }

export default defineEntity({
  name: 'integralApiCall',
  service: 'task',
  api: 'integral/api/call',
  label: 'transactionId',
  scale: 200_000_000,
  demo: 800,
  keep: { from: 'createdAt', months: 13 },
  scopedBy: 'user',
  groups: {
    identity: ['api', 'transactionId', 'user', 'ip'],
    contents: ['request', 'response'],
    money: ['points', 'partnerPayout', 'currency'],
    results: ['latencyMs'],
    settings: ['event', 'result'],
  },
  fields: {
    api: ref('integralApi', { readOnly: true }),
    transactionId: string({ max: 80, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    event: string({ max: 40, readOnly: true }),
    points: int({ readOnly: true }),
    partnerPayout: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    result: oneOf(
      ['credited', 'pending', 'duplicate', 'badSignature', 'ipRefused', 'unknownUser', 'limit', 'reversed', 'error'],
      { readOnly: true },
    ),
    ip: string({ max: 45, readOnly: true, role: 'code' }),
    latencyMs: int({ readOnly: true }),
    request: rows(parts, { readOnly: true }), // secrets masked
    response: rows(parts, { readOnly: true }),
  },
  unique: [['api', 'transactionId']],
  ledger: true,
})
