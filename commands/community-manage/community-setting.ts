import communitySetting from '../../src/entities/community-manage/community-setting'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

/** The community can be read in the area, and nothing written. */
export const closeCommunity = defineCommand(communitySetting, {
  on: 'rows',
  sets: { communityOpen: false },
  asks: { reason: string({ max: 300, required: true }) },
  danger: 'confirm',
  inverse: 'openCommunity',
  icon: 'lock-keyhole',
})

export const openCommunity = defineCommand(communitySetting, {
  on: 'rows',
  sets: { communityOpen: true },
  asks: { reason: string({ max: 300, required: true }) },
  inverse: 'closeCommunity',
  icon: 'lock-keyhole-open',
})
