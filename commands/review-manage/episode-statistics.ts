import episodeReviewStat from '../../src/entities/review-manage/episode-review-stat'
import { asked, defineCommand } from '../../src/schema/command'

export const confirm = defineCommand(episodeReviewStat, {
  on: 'rows',
  stamps: ['confirmedAt'],
  asks: { remark: asked(episodeReviewStat, 'remark') },
  inverse: 'reopen',
  icon: 'circle-check-big',
})

export const reopen = defineCommand(episodeReviewStat, {
  on: 'rows',
  asks: { remark: asked(episodeReviewStat, 'remark', { required: true }) },
  inverse: 'confirm',
  icon: 'arrow-up-right',
})

export const assignChecker = defineCommand(episodeReviewStat, {
  on: 'rows',
  sets: {},
  states: ['open', 'disputed'],
  asks: { checker: asked(episodeReviewStat, 'checker', { required: true }) },
  icon: 'user-check',
})
