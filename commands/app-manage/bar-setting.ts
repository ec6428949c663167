import bottomBarItem from '../../src/entities/app-manage/bottom-bar-item'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const setRedDot = defineCommand(bottomBarItem, {
  on: 'rows',
  sets: {},
  asks: {
    redDot: asked(bottomBarItem, 'redDot', { required: true }),
    redDotText: asked(bottomBarItem, 'redDotText'),
    endsAt: asked(bottomBarItem, 'endsAt', { required: true }),
  },
  keys: 'a',
  icon: 'circle-dot',
})

export const copyToAreas = defineCommand(bottomBarItem, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(bottomBarItem, 'areas', { required: true }) },
  icon: 'copy',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(bottomBarItem, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
