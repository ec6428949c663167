import crawledStar from '../../src/entities/crawler-manage/crawled-star'
import { because, percent } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const matchBest = defineCommand(crawledStar, {
  on: 'rows',
  asks: { minScore: percent({ required: true }) },
  inverse: 'unmatch',
  icon: 'circle-dot',
})

export const unmatch = defineCommand(crawledStar, { on: 'rows', icon: 'circle-dot' })

export const importNew = defineCommand(crawledStar, { on: 'rows', inverse: 'revertImport', icon: 'file-up' })

export const createStars = defineCommand(crawledStar, { on: 'rows', inverse: 'revertImport', icon: 'flask-conical' })

export const revertImport = defineCommand(crawledStar, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const ignore = defineCommand(crawledStar, {
  on: 'rows',
  asks: { ignoreReason: asked(crawledStar, 'ignoreReason', { required: true }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(crawledStar, { on: 'rows', inverse: 'ignore', icon: 'arrow-up-right' })

export const assign = defineCommand(crawledStar, {
  on: 'rows',
  sets: {},
  asks: { assignee: asked(crawledStar, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** The list as it is filtered, one after the other. */
export const startQueue = definePageCommand({ local: true, keys: 'o', icon: 'list-checks' })
