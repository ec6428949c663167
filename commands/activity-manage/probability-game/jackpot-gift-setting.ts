import jackpotGift from '../../../src/entities/activity-manage/jackpot-gift'
import { asked, defineCommand } from '../../../src/schema/command'

export const copyToArea = defineCommand(jackpotGift, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(jackpotGift, 'areas', { required: true }) },
  icon: 'copy',
})
