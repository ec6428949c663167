import areaConfig from '../../src/entities/develop-manage/area-config'
import { refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const findUses = defineCommand(areaConfig, { on: 'row', uses: true, keys: 'w', icon: 'scan-search' })

export const copyGroup = defineCommand(areaConfig, {
  on: 'rows',
  copies: true,
  asks: { group: asked(areaConfig, 'group', { required: true }) },
  icon: 'copy',
})

export const addCountries = defineCommand(areaConfig, {
  on: 'row',
  lists: 'add',
  asks: { countries: refs('country', { required: true }) },
  inverse: 'removeCountries',
  icon: 'list-plus',
})

export const removeCountries = defineCommand(areaConfig, {
  on: 'row',
  lists: 'remove',
  asks: { countries: refs('country', { required: true }) },
  danger: 'confirm',
  inverse: 'addCountries',
  icon: 'list-minus',
})
