import singleRecommend from '../../src/entities/community-manage/single-recommend'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, move } from '../../src/schema/does'

export const publish = defineCommand(singleRecommend, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(singleRecommend, {
  on: 'rows',
  does: move(),
  inverse: 'publish',
  icon: 'circle-arrow-down',
})

export const copyToArea = defineCommand(singleRecommend, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(singleRecommend, 'areas', { required: true }) },
  icon: 'copy',
})
