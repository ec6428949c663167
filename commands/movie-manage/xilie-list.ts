import xilie from '../../src/entities/movie-manage/xilie'
import xilieItem from '../../src/entities/movie-manage/xilie-item'
import { ref, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const editItems = defineCommand(xilie, {
  on: 'row',
  does: leadTo('/movie-manage/xilie-content?xilie={id}'),
  keys: 'o',
  icon: 'list-ordered',
})

export const suggestItems = defineCommand(xilie, { on: 'row', keys: 'w', icon: 'search' })

/** Works of another franchise are refused: a work is in one. */
export const addWorks = defineCommand(xilie, {
  on: 'row',
  asks: { contents: refs('contentItem', { required: true }), relation: asked(xilieItem, 'relation') },
  keys: 'a',
  icon: 'list-plus',
})

/** The works move over; the emptied franchise is deleted. */
export const mergeXilie = defineCommand(xilie, {
  on: 'rows',
  asks: { into: ref('xilie', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})
