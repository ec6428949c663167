import shortSearchLabel from '../../src/entities/short-manage/short-search-label'
import { refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(shortSearchLabel)

export const openContent = defineCommand(shortSearchLabel, {
  on: 'row',
  does: leadTo('/short-manage/recommendation-content?label={id}'),
  keys: 'o',
  icon: 'clapperboard',
})

/** Those that are there already stay as they are. */
export const addTags = definePageCommand({
  asks: {
    tags: refs('tag', { required: true }),
    areas: asked(shortSearchLabel, 'areas', { required: true }),
    row: asked(shortSearchLabel, 'row'),
  },
  icon: 'list-plus',
})
