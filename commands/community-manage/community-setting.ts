import communitySetting from '../../src/entities/community-manage/community-setting'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** The community can be read in the area, and nothing written. */
export const closeCommunity = defineCommand(communitySetting, {
  on: 'rows',
  does: set({ communityOpen: false }),
  asks: { reason: because() },
  danger: 'second',
  destroys: true,
  inverse: 'openCommunity',
  icon: 'lock-keyhole',
})

export const openCommunity = defineCommand(communitySetting, {
  on: 'rows',
  does: set({ communityOpen: true }),
  asks: { reason: because() },
  danger: 'second',
  inverse: 'closeCommunity',
  icon: 'lock-keyhole-open',
})

/** What these scores would have done with the posts of the last 7 days. */
export const backTest = defineCommand(communitySetting, { on: 'row', icon: 'history' })
