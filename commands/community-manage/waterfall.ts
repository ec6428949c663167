import waterfallItem from '../../src/entities/community-manage/waterfall-item'
import { asked, defineCommand } from '../../src/schema/command'

export const stop = defineCommand(waterfallItem, {
  on: 'rows',
  asks: { reason: asked(waterfallItem, 'reason') },
  inverse: 'resume',
  icon: 'square',
})

export const resume = defineCommand(waterfallItem, { on: 'rows', inverse: 'stop', icon: 'play' })
