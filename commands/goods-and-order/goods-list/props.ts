import prop from '../../../src/entities/goods-and-order/prop'
import { bool, languages } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'

export const copyToAreas = defineCommand(prop, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(prop, 'areas', { required: true }) },
  icon: 'copy',
})

export const translate = defineCommand(prop, {
  on: 'rows',
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})
