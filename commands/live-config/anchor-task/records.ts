import anchorTaskRecord from '../../../src/entities/live-config/anchor-task-record'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const grant = defineCommand(anchorTaskRecord, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(anchorTaskRecord, 'decisionNote') },
  keys: 'a',
  icon: 'gift',
})

export const refuse = defineCommand(anchorTaskRecord, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(anchorTaskRecord, 'decisionNote', { required: true }) },
  icon: 'badge-x',
})
