import biscuitExchangeRecord from '../../../src/entities/live-config/biscuit-exchange-record'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const approve = defineCommand(biscuitExchangeRecord, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  keys: 'a',
  icon: 'badge-check',
})

export const refuse = defineCommand(biscuitExchangeRecord, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(biscuitExchangeRecord, 'decisionNote', { required: true }) },
  icon: 'badge-x',
})

export const reverse = defineCommand(biscuitExchangeRecord, {
  on: 'row',
  does: move(),
  asks: { decisionNote: asked(biscuitExchangeRecord, 'decisionNote', { required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})
