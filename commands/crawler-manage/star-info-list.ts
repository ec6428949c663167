import crawledStar from '../../src/entities/crawler-manage/crawled-star'
import { because, percent } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser, move, set } from '../../src/schema/does'

export const matchBest = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  asks: { minScore: percent({ required: true }) },
  inverse: 'unmatch',
  icon: 'circle-dot',
})

export const unmatch = defineCommand(crawledStar, { on: 'rows', does: move(), icon: 'circle-dot' })

export const importNew = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  inverse: 'revertImport',
  icon: 'file-up',
})

export const createStars = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  inverse: 'revertImport',
  icon: 'flask-conical',
})

export const revertImport = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const ignore = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  asks: { ignoreReason: asked(crawledStar, 'ignoreReason', { required: true }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(crawledStar, {
  on: 'rows',
  does: move(),
  inverse: 'ignore',
  icon: 'arrow-up-right',
})

export const assign = defineCommand(crawledStar, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(crawledStar, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** The list as it is filtered, one after the other. */
export const startQueue = definePageCommand({ does: inBrowser(), keys: 'o', icon: 'list-checks' })
