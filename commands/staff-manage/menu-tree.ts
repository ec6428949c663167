import element from '../../src/entities/staff-manage/element'
import menu from '../../src/entities/staff-manage/menu'
import { int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, set } from '../../src/schema/does'

export const hide = defineCommand(menu, { on: 'rows', does: set({ hidden: true }), inverse: 'show', icon: 'eye-off' })

export const show = defineCommand(menu, { on: 'rows', does: set({ hidden: false }), inverse: 'hide', icon: 'eye' })

export const moveTo = defineCommand(menu, {
  on: 'rows',
  does: set({}),
  asks: { parentId: asked(menu, 'parentId', { required: true }) },
  icon: 'arrow-up-down',
})

export const holders = defineCommand(menu, { on: 'row', keys: 'o', icon: 'key-round' })

/** Puts an entry at a place among those under another one, from 1; under none, it is at the top. */
export const place = defineCommand(menu, {
  on: 'row',
  asks: { parentId: asked(menu, 'parentId'), position: int({ required: true, min: 1 }) },
  icon: 'list-tree',
})

/** Gives an entry the title, the place and the behaviour that the running build declares. */
export const reset = defineCommand(menu, { on: 'rows', danger: 'confirm', icon: 'rotate-ccw' })

/** An element made by hand is a code that roles can hold. */
export const addElement = defineCommand(menu, {
  on: 'row',
  does: make(element, { menu: 'id' }),
  asks: {
    code: asked(element, 'code', { required: true }),
    title: asked(element, 'title', { required: true }),
    kind: asked(element, 'kind', { required: true }),
    danger: asked(element, 'danger'),
    money: asked(element, 'money'),
  },
  icon: 'plus',
})

export const editElement = defineCommand(element, {
  on: 'row',
  does: set({}),
  asks: {
    title: asked(element, 'title', { required: true }),
    danger: asked(element, 'danger'),
    money: asked(element, 'money'),
  },
  icon: 'pencil',
})

/** One that the build declares stays, and one that a role holds. */
export const deleteElement = defineCommand(element, { on: 'rows', danger: 'confirm', destroys: true, icon: 'trash-2' })
