import biscuitExchangeRecord from '../../../src/entities/live-config/biscuit-exchange-record'
import { asked, defineCommand } from '../../../src/schema/command'

export const approve = defineCommand(biscuitExchangeRecord, {
  audits: 'approve',
  on: 'rows',
  keys: 'a',
  icon: 'badge-check',
})

export const refuse = defineCommand(biscuitExchangeRecord, {
  on: 'rows',
  asks: { decisionNote: asked(biscuitExchangeRecord, 'decisionNote', { required: true }) },
  icon: 'badge-x',
})

export const reverse = defineCommand(biscuitExchangeRecord, {
  on: 'row',
  asks: { decisionNote: asked(biscuitExchangeRecord, 'decisionNote', { required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})
