import prop from '../../../src/entities/goods-and-order/prop'
import { bool, languages } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { copy, translateTexts } from '../../../src/schema/does'

export const copyToAreas = defineCommand(prop, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(prop, 'areas', { required: true }) },
  icon: 'copy',
})

export const translate = defineCommand(prop, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
