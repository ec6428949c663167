import screenDimension from '../../src/entities/app-manage/screen-dimension'
import { int, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, translateTexts } from '../../src/schema/does'

export const openOptions = defineCommand(screenDimension, {
  on: 'row',
  does: leadTo('/app-manage/third-level?dimension={id}'),
  keys: 'o',
  icon: 'list',
})

/** An option for each country, decade or genre with enough titles on the shelf; those that are there are kept. */
export const generate = defineCommand(screenDimension, {
  on: 'row',
  asks: { minTitles: int({ min: 1, max: 100000, required: true, default: 10 }) },
  reads: ['kind'],
  when: ({ kind }) => ['genre', 'region', 'year'].includes(kind) || 'app-manage.second-level.generate.otherKind',
  icon: 'wand-sparkles',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(screenDimension, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
