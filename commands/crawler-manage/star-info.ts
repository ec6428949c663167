import crawledStar, { crawledFields } from '../../src/entities/crawler-manage/crawled-star'
import { because, manyOf } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, inBrowser, move, removeFrom } from '../../src/schema/does'

const importChosenFields = defineCommand(crawledStar, {
  on: 'row',
  does: move(),
  asks: { fields: manyOf(crawledFields, { required: true }) },
  inverse: 'revertImport',
  icon: 'file-up',
})

export const match = defineCommand(crawledStar, {
  on: 'row',
  does: move(),
  asks: { star: asked(crawledStar, 'star', { required: true }) },
  inverse: 'unmatch',
  icon: 'circle-dot',
})

export const unmatch = defineCommand(crawledStar, { on: 'row', does: move(), icon: 'circle-dot' })

export const createStar = defineCommand(crawledStar, {
  on: 'row',
  does: move(),
  inverse: 'revertImport',
  icon: 'flask-conical',
})

export const revertImport = defineCommand(crawledStar, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const ignore = defineCommand(crawledStar, {
  on: 'row',
  does: move(),
  asks: { ignoreReason: asked(crawledStar, 'ignoreReason', { required: true }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(crawledStar, { on: 'row', does: move(), inverse: 'ignore', icon: 'arrow-up-right' })

/** Later crawls never propose anything for these again. */
export const lockFields = defineCommand(crawledStar, {
  on: 'row',
  does: addTo('lockedFields'),
  asks: { lockedFields: asked(crawledStar, 'lockedFields', { required: true }) },
  inverse: 'unlockFields',
  icon: 'lock',
})

export const unlockFields = defineCommand(crawledStar, {
  on: 'row',
  does: removeFrom('lockedFields'),
  asks: { lockedFields: asked(crawledStar, 'lockedFields', { required: true }) },
  inverse: 'lockFields',
  icon: 'lock-open',
})

/** It stays where it is, for later or for another. */
export const skip = defineCommand(crawledStar, { on: 'row', does: inBrowser(), keys: 'd', icon: 'skip-forward' })

export { importChosenFields as import }
