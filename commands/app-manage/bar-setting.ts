import bottomBarItem from '../../src/entities/app-manage/bottom-bar-item'
import { arrangementCommands } from '../packs/arrangement-commands'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'
import { translated } from '../packs/translated'

export const setRedDot = defineCommand(bottomBarItem, {
  on: 'rows',
  does: set({}),
  asks: {
    redDot: asked(bottomBarItem, 'redDot', { required: true }),
    redDotText: asked(bottomBarItem, 'redDotText'),
    redDotUntil: asked(bottomBarItem, 'redDotUntil', { required: true }),
  },
  keys: 'a',
  icon: 'circle-dot',
})

export const { copyToAreas } = copiedToAreas(bottomBarItem)

export const { translate } = translated(bottomBarItem)

export const { publish, schedulePublish, rollback, discard } = arrangementCommands()
