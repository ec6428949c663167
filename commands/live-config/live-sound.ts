import liveSound from '../../src/entities/live-config/live-sound'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'
import { usedIn } from '../packs/used-in'

export const replaceFile = defineCommand(liveSound, {
  on: 'row',
  does: set({}),
  asks: { file: asked(liveSound, 'file', { required: true }) },
  icon: 'file-up',
})

export const { copyToAreas } = copiedToAreas(liveSound)

export const { showUses } = usedIn(liveSound)
