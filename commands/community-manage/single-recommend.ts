import singleRecommend from '../../src/entities/community-manage/single-recommend'
import { asked, defineCommand } from '../../src/schema/command'
import { copy } from '../../src/schema/does'
import { shelf } from '../packs/shelf'

export const { publish, takeDown } = shelf(singleRecommend)

export const copyToAreas = defineCommand(singleRecommend, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(singleRecommend, 'areas', { required: true }) },
  icon: 'copy',
})
