import singleRecommend from '../../src/entities/community-manage/single-recommend'
import { asked, defineCommand } from '../../src/schema/command'

export const publish = defineCommand(singleRecommend, { on: 'rows', inverse: 'takeDown', icon: 'circle-arrow-up' })

export const takeDown = defineCommand(singleRecommend, { on: 'rows', inverse: 'publish', icon: 'circle-arrow-down' })

export const copyToArea = defineCommand(singleRecommend, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(singleRecommend, 'areas', { required: true }) },
  icon: 'copy',
})
