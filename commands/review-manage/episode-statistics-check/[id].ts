import episodeReviewStat from '../../../src/entities/review-manage/episode-review-stat'
import reviewCheck from '../../../src/entities/review-manage/review-check'
import { int, oneOf, text } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { leadTo, move } from '../../../src/schema/does'

export const claim = defineCommand(episodeReviewStat, { on: 'row', does: move(), inverse: 'release', icon: 'hand' })

export const release = defineCommand(episodeReviewStat, { on: 'row', does: move(), icon: 'hand-metal' })

export const settle = defineCommand(episodeReviewStat, {
  on: 'row',
  does: move(),
  asks: { settledAs: oneOf(['kept', 'changed'], { required: true }), comment: text({ max: 1000, required: true }) },
  icon: 'sliders-horizontal',
})

export const drawMore = defineCommand(episodeReviewStat, {
  on: 'row',
  states: ['checking'],
  asks: { count: int({ min: 1, max: 200, required: true }) },
  icon: 'dices',
})

/** The reviewer of the row alone, within three days. */
export const dispute = defineCommand(episodeReviewStat, {
  on: 'row',
  does: move(),
  asks: { reply: asked(reviewCheck, 'reply', { required: true }) },
  icon: 'message-square-warning',
})

export { confirm, reopen } from '../episode-statistics'

export const openDecisions = defineCommand(episodeReviewStat, {
  on: 'row',
  does: leadTo('/review-manage/reviewer/history?reviewer={reviewer}'),
  icon: 'history',
})
