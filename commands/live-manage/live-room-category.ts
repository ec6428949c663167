import roomCategory from '../../src/entities/live-manage/room-category'
import { ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openChildren = defineCommand(roomCategory, {
  on: 'row',
  does: leadTo('/live-manage/live-room-category-sub?category={id}'),
  keys: 'o',
  icon: 'list-tree',
})

/** Its rooms and subcategories go over, and it is switched off. */
export const mergeInto = defineCommand(roomCategory, {
  on: 'rows',
  asks: { target: ref('roomCategory', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})

export const rooms = defineCommand(roomCategory, {
  on: 'row',
  does: leadTo('/live-manage/live-room?category={id}'),
  icon: 'arrow-up-right',
})
