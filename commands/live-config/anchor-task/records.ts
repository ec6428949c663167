import anchorTaskRecord from '../../../src/entities/live-config/anchor-task-record'
import { asked, defineCommand } from '../../../src/schema/command'

export const grant = defineCommand(anchorTaskRecord, {
  on: 'rows',
  asks: { decisionNote: asked(anchorTaskRecord, 'decisionNote') },
  keys: 'a',
  icon: 'gift',
})

export const refuse = defineCommand(anchorTaskRecord, {
  on: 'rows',
  asks: { decisionNote: asked(anchorTaskRecord, 'decisionNote', { required: true }) },
  icon: 'badge-x',
})
