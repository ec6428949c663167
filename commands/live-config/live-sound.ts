import liveSound from '../../src/entities/live-config/live-sound'
import { asked, defineCommand } from '../../src/schema/command'

export const replaceFile = defineCommand(liveSound, {
  on: 'row',
  sets: {},
  asks: { file: asked(liveSound, 'file', { required: true }) },
  icon: 'file-up',
})

export const copyToAreas = defineCommand(liveSound, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(liveSound, 'areas', { required: true }) },
  icon: 'copy',
})

export const usedBy = defineCommand(liveSound, { on: 'row', uses: true, icon: 'link' })
