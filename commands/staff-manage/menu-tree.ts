import menu from '../../src/entities/staff-manage/menu'
import { asked, defineCommand } from '../../src/schema/command'

export const hide = defineCommand(menu, { on: 'rows', sets: { hidden: true }, inverse: 'show', icon: 'eye-off' })

export const show = defineCommand(menu, { on: 'rows', sets: { hidden: false }, inverse: 'hide', icon: 'eye' })

export const moveTo = defineCommand(menu, {
  on: 'rows',
  sets: {},
  asks: { parentId: asked(menu, 'parentId', { required: true }) },
  icon: 'arrow-up-down',
})

export const holders = defineCommand(menu, { on: 'row', keys: 'o', icon: 'key-round' })
