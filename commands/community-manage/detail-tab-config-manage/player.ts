import playerTabConfig from '../../../src/entities/community-manage/player-tab-config'
import { because } from '../../../src/fields'
import { resolving } from '../../packs/tab-config-resolving'
import { defineCommand, definePageCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

export const bulletsOff = defineCommand(playerTabConfig, {
  on: 'rows',
  does: set({ bulletMode: 'disabled' }),
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'bulletsOn',
  icon: 'message-square-off',
})

export const bulletsOn = defineCommand(playerTabConfig, {
  on: 'rows',
  does: set({ bulletMode: 'shown' }),
  inverse: 'bulletsOff',
  icon: 'message-square',
})

/** Which of the records holds for a title, an area and a client. */
export const resolve = definePageCommand({
  asks: resolving,
  call: 'POST /community/backend/detailTab/player/inForce',
  icon: 'search-check',
})
