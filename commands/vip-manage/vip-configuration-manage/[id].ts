import vipConfigBlock from '../../../src/entities/vip-manage/vip-config-block'
import { bool, languages } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'

export const scheduleBlock = defineCommand(vipConfigBlock, {
  on: 'rows',
  sets: {},
  asks: { startsAt: asked(vipConfigBlock, 'startsAt'), endsAt: asked(vipConfigBlock, 'endsAt') },
  icon: 'calendar-clock',
})

/** To another configuration, at its end. */
export const copyBlocks = defineCommand(vipConfigBlock, {
  on: 'rows',
  copies: true,
  asks: { configuration: asked(vipConfigBlock, 'configuration', { required: true }) },
  icon: 'copy-plus',
})

export const translate = defineCommand(vipConfigBlock, {
  on: 'rows',
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})
