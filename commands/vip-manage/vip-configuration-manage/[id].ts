import vipConfigBlock from '../../../src/entities/vip-manage/vip-config-block'
import { bool, languages } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { copy, set, translateTexts } from '../../../src/schema/does'

export const scheduleBlock = defineCommand(vipConfigBlock, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(vipConfigBlock, 'startsAt'), endsAt: asked(vipConfigBlock, 'endsAt') },
  icon: 'calendar-clock',
})

/** To another configuration, at its end. */
export const copyBlocks = defineCommand(vipConfigBlock, {
  on: 'rows',
  does: copy(),
  asks: { configuration: asked(vipConfigBlock, 'configuration', { required: true }) },
  icon: 'copy-plus',
})

export const translate = defineCommand(vipConfigBlock, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
