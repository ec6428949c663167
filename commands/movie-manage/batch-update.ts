import contentBatch from '../../src/entities/movie-manage/content-batch'
import { asked, defineCommand } from '../../src/schema/command'

export const skipFaulty = defineCommand(contentBatch, { on: 'row', icon: 'circle-dot' })

export const start = defineCommand(contentBatch, { on: 'row', danger: 'confirm', inverse: 'undo', icon: 'play' })

export const approve = defineCommand(contentBatch, { on: 'row', by: 'others', icon: 'badge-check' })

export const reject = defineCommand(contentBatch, {
  on: 'row',
  asks: { reason: asked(contentBatch, 'reason', { required: true }) },
  icon: 'badge-x',
})

export const stop = defineCommand(contentBatch, { on: 'row', icon: 'square' })

export const undo = defineCommand(contentBatch, {
  on: 'row',
  asks: { reason: asked(contentBatch, 'reason', { required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})

export const discard = defineCommand(contentBatch, { on: 'rows', icon: 'eraser' })
