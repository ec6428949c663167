import roomSubCategory from '../../src/entities/live-manage/room-sub-category'
import { ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

export const moveTo = defineCommand(roomSubCategory, {
  on: 'rows',
  does: set({}),
  asks: { category: asked(roomSubCategory, 'category', { required: true }) },
  icon: 'folder-input',
})

/** Its rooms go over, and it is switched off. */
export const mergeInto = defineCommand(roomSubCategory, {
  on: 'rows',
  asks: { target: ref('roomSubCategory', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})
