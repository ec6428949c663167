import singleRecommendItem from '../../../src/entities/community-manage/single-recommend-item'
import { defineCommand } from '../../../src/schema/command'

export const pin = defineCommand(singleRecommendItem, {
  on: 'rows',
  sets: { pinned: true },
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(singleRecommendItem, {
  on: 'rows',
  sets: { pinned: false },
  inverse: 'pin',
  icon: 'pin-off',
})
