import singleRecommendItem from '../../../src/entities/community-manage/single-recommend-item'
import { int, refs } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

export const pin = defineCommand(singleRecommendItem, {
  on: 'rows',
  does: set({ pinned: true }),
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(singleRecommendItem, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
})

const recommend = asked(singleRecommendItem, 'recommend', { required: true })

export const addLists = definePageCommand({
  asks: { recommend, singles: refs('single', { max: 100, required: true }) },
  icon: 'list-plus',
})

/** Takes lists out of which fewer titles than so many can be played. */
export const removeUnplayable = definePageCommand({
  asks: { recommend, below: int({ min: 1, max: 1_000, required: true }) },
  icon: 'list-minus',
})
