import { definePageCommand } from '../../../src/schema/command'

/** What wallets hold compared with what the ledger has moved, currency by currency. */
export const checkCirculation = definePageCommand({
  icon: 'scale',
  alsoCalled: ['coins in circulation', 'reconcile coins', '流通量', '对账金币'],
})
