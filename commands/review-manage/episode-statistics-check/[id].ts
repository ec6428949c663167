import episodeReviewStat from '../../../src/entities/review-manage/episode-review-stat'
import { oneOf, text } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const claim = defineCommand(episodeReviewStat, { on: 'row', inverse: 'release', icon: 'hand' })

export const release = defineCommand(episodeReviewStat, { on: 'row', icon: 'hand-metal' })

export const settle = defineCommand(episodeReviewStat, {
  on: 'row',
  asks: { settledAs: oneOf(['kept', 'changed'], { required: true }), comment: text({ max: 2000, required: true }) },
  icon: 'sliders-horizontal',
})

export const openDecisions = defineCommand(episodeReviewStat, {
  on: 'row',
  opens: '/review-manage/reviewer/history?reviewer={reviewer}',
  icon: 'history',
})
