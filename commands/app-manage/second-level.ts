import screenDimension from '../../src/entities/app-manage/screen-dimension'
import { int } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'
import { translated } from '../packs/translated'

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

export const { translate } = translated(screenDimension)
