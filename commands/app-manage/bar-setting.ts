import bottomBarItem from '../../src/entities/app-manage/bottom-bar-item'
import { arrangementCommands } from '../packs/arrangement-commands'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, set, translateTexts } from '../../src/schema/does'

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

export const copyToAreas = defineCommand(bottomBarItem, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(bottomBarItem, 'areas', { required: true }) },
  icon: 'copy',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(bottomBarItem, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})

export const { publish, schedulePublish, rollback, discard } = arrangementCommands()
