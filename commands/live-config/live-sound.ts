import liveSound from '../../src/entities/live-config/live-sound'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, listUses, set } from '../../src/schema/does'

export const replaceFile = defineCommand(liveSound, {
  on: 'row',
  does: set({}),
  asks: { file: asked(liveSound, 'file', { required: true }) },
  icon: 'file-up',
})

export const copyToAreas = defineCommand(liveSound, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveSound, 'areas', { required: true }) },
  icon: 'copy',
})

export const usedBy = defineCommand(liveSound, { on: 'row', does: listUses(), icon: 'link' })
