import screenCategory from '../../src/entities/app-manage/screen-category'
import { areas, languages } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, translateTexts } from '../../src/schema/does'

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

/** Fills what is missing by machine. */
export const translate = defineCommand(screenCategory, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
