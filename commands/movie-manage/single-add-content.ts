import singleItem from '../../src/entities/movie-manage/single-item'
import { int, refs, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

const single = asked(singleItem, 'single', { required: true })

export const addContents = definePageCommand({
  asks: { single, contents: refs('contentItem', { required: true }) },
  keys: 'a',
  icon: 'list-plus',
})

/** One id a line, or parted by commas; those that are in the list already are passed over. */
export const pasteIds = definePageCommand({
  asks: { single, ids: text({ max: 5000, required: true }) },
  icon: 'clipboard',
})

export const pin = defineCommand(singleItem, {
  on: 'rows',
  asks: { position: int({ min: 1, max: 200, required: true }) },
  inverse: 'unpin',
  keys: 'u',
  icon: 'pin',
})

export const unpin = defineCommand(singleItem, { on: 'rows', does: set({ pinned: false }), icon: 'pin-off' })

export const moveTo = defineCommand(singleItem, {
  verb: 'moveTo',
  on: 'rows',
  asks: { position: int({ min: 1, max: 200, required: true }) },
  call: 'POST /cms/backend/singleItem/sort',
  icon: 'arrow-up-down',
})

export const moveTop = defineCommand(singleItem, { on: 'rows', keys: 't', icon: 'arrow-up-to-line' })

export const sortByPlays = definePageCommand({ asks: { single }, icon: 'arrow-down-wide-narrow' })

export const removeUnplayable = definePageCommand({
  asks: { single },
  danger: 'confirm',
  destroys: true,
  icon: 'eraser',
})

export const moveToSingle = defineCommand(singleItem, {
  on: 'rows',
  does: set({}),
  asks: { single },
  icon: 'arrow-right-left',
})
