import vipConfigBlock from '../../../src/entities/vip-manage/vip-config-block'
import { asked, defineCommand } from '../../../src/schema/command'
import { copy, set } from '../../../src/schema/does'
import { translatedAgain } from '../../packs/translated'

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

export const { translate } = translatedAgain(vipConfigBlock)
