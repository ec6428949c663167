import { money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'payStatementDiff',
  service: 'pay',
  api: 'statement/diff',
  label: 'channelOrderNo',
  scale: 3_000_000,
  demo: 300,
  keep: 'always', // what the books rest on
  scopedBy: 'order',
  groups: {
    identity: ['statement', 'kind', 'order', 'channelOrderNo'],
    money: ['ourAmount', 'theirAmount', 'currency'],
    people: ['verdict', 'note', 'resolvedBy'],
  },
  fields: {
    statement: ref('payStatement', { required: true }),
    kind: oneOf(['missingThere', 'missingHere', 'amountDiffers', 'stateDiffers', 'feeDiffers', 'duplicate'], {
      readOnly: true,
    }),
    order: ref('order'),
    channelOrderNo: string({ max: 80, readOnly: true, role: 'code' }),
    ourAmount: money({ readOnly: true }),
    theirAmount: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    verdict: oneOf(['delivered', 'refunded', 'timing', 'writtenOff', 'channelError', 'ourError']),
    note: string({ max: 300 }),
    resolvedBy: ref('account', { readOnly: true }),
  },
  states: {
    open: { resolve: 'resolved' },
    resolved: { reopen: 'open' },
  },
})
