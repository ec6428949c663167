import cdnNode from '../../src/entities/app-manage/cdn-node'
import { because, text } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const drain = defineCommand(cdnNode, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'resume',
  keys: 'o',
  icon: 'circle-stop',
})

export const resume = defineCommand(cdnNode, { on: 'row', does: move(), inverse: 'drain', keys: 'a', icon: 'play' })

/** Has the node's caches forget files, by their addresses. */
export const purge = defineCommand(cdnNode, {
  on: 'rows',
  asks: { urls: text({ max: 100000, required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'brush-cleaning',
})

/** A new key signs from now on; the one before it stays good as long as a signature lasts. */
export const rotateKey = defineCommand(cdnNode, {
  on: 'row',
  asks: { reason: because() },
  reads: ['signKind'],
  when: ({ signKind }) => signKind !== 'none' || 'app-manage.cdn-setting.unsigned',
  danger: 'confirm',
  icon: 'key-round',
})
