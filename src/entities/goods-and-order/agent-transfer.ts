import { int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Coins that an agent sends. Reversing takes a second person and coins that the user still has; a held transfer goes
 * to the user when it is released.
 */
export default defineEntity({
  name: 'agentTransfer',
  service: 'commodity',
  api: 'agent/transfer',
  label: 'transferNo',
  scale: 50_000_000,
  demo: 1_500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['transferNo', 'agent', 'user', 'toAgent', 'entry'],
    money: ['coins'],
    safety: ['risk'],
    audience: ['country'],
    settings: ['userAsked'],
  },
  fields: {
    transferNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    agent: ref('agent', { required: true }),
    user: ref('user', { required: true }),
    toAgent: ref('agent'),
    coins: int({ required: true }),
    country: ref('country', { readOnly: true }),
    userAsked: string({ max: 100, readOnly: true }),
    risk: oneOf(['none', 'newUser', 'sameDevice', 'crossCountry', 'burst'], { readOnly: true }),
    entry: ref('currencyEntry', { readOnly: true }),
  },
  states: {
    done: { reverseTransfer: 'reversed', byRisk: 'held' },
    reversed: {},
    held: { release: 'done', reverseTransfer: 'reversed' },
  },
})
