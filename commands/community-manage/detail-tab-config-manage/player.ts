import playerTabConfig from '../../../src/entities/community-manage/player-tab-config'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const bulletsOff = defineCommand(playerTabConfig, {
  on: 'rows',
  sets: { bulletMode: 'disabled' },
  asks: { reason: string({ max: 300, required: true }) },
  danger: 'confirm',
  inverse: 'bulletsOn',
  icon: 'message-square-off',
})

export const bulletsOn = defineCommand(playerTabConfig, {
  on: 'rows',
  sets: { bulletMode: 'shown' },
  inverse: 'bulletsOff',
  icon: 'message-square',
})
