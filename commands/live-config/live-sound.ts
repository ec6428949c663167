import liveSound from '../../src/entities/live-config/live-sound'
import { asked, defineCommand } from '../../src/schema/command'
import { listUses, set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const replaceFile = defineCommand(liveSound, {
  on: 'row',
  does: set({}),
  asks: { file: asked(liveSound, 'file', { required: true }) },
  icon: 'file-up',
})

export const { copyToAreas } = copiedToAreas(liveSound)

export const showUses = defineCommand(liveSound, { on: 'row', does: listUses(), icon: 'link' })
