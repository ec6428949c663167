import businessDay from '../../src/entities/system/business-day'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

export const arrange = definePageCommand({ does: inBrowser(), access: 'signedIn', icon: 'layout-grid' })

export const resetTiles = definePageCommand({
  call: 'POST /auth/backend/staffPreference/resetTiles',
  access: 'signedIn',
  icon: 'rotate-ccw',
})

export const openDay = defineCommand(businessDay, {
  on: 'row',
  does: inBrowser(),
  access: 'signedIn',
  icon: 'git-compare',
})

export const copyFigures = definePageCommand({ does: inBrowser(), access: 'signedIn', icon: 'clipboard-copy' })
