import screenCategory from '../../src/entities/app-manage/screen-category'
import { areas } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const openDimensions = defineCommand(screenCategory, {
  on: 'row',
  does: leadTo('/app-manage/second-level?category={id}'),
  keys: 'o',
  icon: 'list-tree',
})

/** With its dimensions and their options. */
export const copyTree = defineCommand(screenCategory, {
  on: 'rows',
  asks: { areas: areas({ group: 'state', required: true }) },
  icon: 'copy',
})

/** The options that find no title in some of the areas they are shown in. */
export const checkEmpty = definePageCommand({
  asks: { areas: areas({ group: 'state', required: true }) },
  icon: 'search-x',
  alsoCalled: ['empty options', '空结果'],
})

export const { translate } = translated(screenCategory)
