import crawledStar from '../../src/entities/crawler-manage/crawled-star'
import { string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

const importChosenFields = defineCommand(crawledStar, { on: 'row', inverse: 'revertImport', icon: 'file-up' })

export const match = defineCommand(crawledStar, {
  on: 'row',
  asks: { star: asked(crawledStar, 'star', { required: true }) },
  inverse: 'unmatch',
  icon: 'circle-dot',
})

export const unmatch = defineCommand(crawledStar, { on: 'row', icon: 'circle-dot' })

export const createStar = defineCommand(crawledStar, { on: 'row', inverse: 'revertImport', icon: 'flask-conical' })

export const revertImport = defineCommand(crawledStar, {
  on: 'row',
  asks: { reason: string({ max: 300, required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})

export const ignore = defineCommand(crawledStar, {
  on: 'row',
  asks: { ignoreReason: asked(crawledStar, 'ignoreReason', { required: true }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(crawledStar, { on: 'row', inverse: 'ignore', icon: 'arrow-up-right' })

export { importChosenFields as import }
