import sensitiveWord from '../../src/entities/community-manage/sensitive-word'
import { asked, defineCommand } from '../../src/schema/command'

export const setAction = defineCommand(sensitiveWord, {
  on: 'rows',
  sets: {},
  asks: { action: asked(sensitiveWord, 'action', { required: true }) },
  icon: 'sliders-horizontal',
})

export const setScenes = defineCommand(sensitiveWord, {
  on: 'rows',
  sets: {},
  asks: { scenes: asked(sensitiveWord, 'scenes', { required: true }) },
  icon: 'sliders-horizontal',
})
