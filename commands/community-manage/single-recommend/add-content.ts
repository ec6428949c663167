import singleRecommendItem from '../../../src/entities/community-manage/single-recommend-item'
import { int, refs } from '../../../src/fields'
import { asked, definePageCommand } from '../../../src/schema/command'
import { pinnable } from '../../packs/pinnable'

export const { pin, unpin } = pinnable(singleRecommendItem)

const recommend = asked(singleRecommendItem, 'recommend', { required: true })

export const addLists = definePageCommand({
  asks: { recommend, singles: refs('single', { max: 100, required: true }) },
  icon: 'list-plus',
})

/** Takes lists out of which fewer titles than this many can be played. */
export const removeUnplayable = definePageCommand({
  asks: { recommend, below: int({ min: 1, max: 1_000, required: true }) },
  icon: 'list-minus',
})
