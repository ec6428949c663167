import { because, instant, int, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What a user has of one currency; it changes by entries of the ledger alone. Frozen it takes top-ups, and neither
 * spends nor cashes out.
 */
export default defineEntity({
  name: 'wallet',
  service: 'commodity',
  api: 'currency/wallet',
  label: ['user', 'virtualCurrency'],
  scale: 120_000_000,
  demo: 12_000,
  keep: 'always', // what the books rest on
  scopedBy: 'user',
  groups: {
    identity: ['user', 'virtualCurrency'],
    money: ['balance', 'bonus'],
    people: ['holdReason'],
    schedule: ['lastEntryAt'],
    results: ['frozen', 'debt', 'totalIn', 'totalOut'],
  },
  fields: {
    user: ref('user', { required: true }),
    virtualCurrency: ref('virtualCurrency', { required: true }),
    balance: int({ readOnly: true }),
    frozen: int({ readOnly: true }),
    bonus: int({ readOnly: true }),
    debt: int({ readOnly: true }), // after refunds of spent coins; taken from the next top-up
    totalIn: int({ readOnly: true }),
    totalOut: int({ readOnly: true }),
    lastEntryAt: instant({ readOnly: true }),
    holdReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    normal: { freeze: 'frozen' },
    frozen: { unfreeze: 'normal' },
  },
  unique: [['user', 'virtualCurrency']],
})
