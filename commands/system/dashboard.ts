import businessDay from '../../src/entities/system/business-day'
import { defineCommand, definePageCommand } from '../../src/schema/command'

export const arrange = definePageCommand({ local: true, access: 'signedIn', icon: 'layout-grid' })

export const resetTiles = definePageCommand({
  call: 'POST /auth/backend/staffPreference/resetTiles',
  access: 'signedIn',
  icon: 'rotate-ccw',
})

export const openDay = defineCommand(businessDay, {
  on: 'row',
  local: true,
  access: 'signedIn',
  icon: 'git-compare',
})

export const copyFigures = definePageCommand({ local: true, access: 'signedIn', icon: 'clipboard-copy' })
