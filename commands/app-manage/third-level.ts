import screenOption from '../../src/entities/app-manage/screen-option'
import { oneOf, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

/** The options of a dimension, the most clicked first. */
export const sortByClicks = definePageCommand({
  asks: { dimension: ref('screenDimension', { required: true }) },
  icon: 'arrow-down-wide-narrow',
})

export const setAreas = defineCommand(screenOption, {
  on: 'rows',
  asks: {
    areas: asked(screenOption, 'areas', { required: true }),
    mode: oneOf(['add', 'remove', 'replace'], { required: true, default: 'replace' }),
  },
  keys: 'a',
  icon: 'map-pin',
})
