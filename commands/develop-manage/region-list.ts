import areaConfig from '../../src/entities/develop-manage/area-config'
import { area, refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { addTo, copy, inBrowser, removeFrom } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const { showUses } = usedIn(areaConfig, { keys: { showUses: 'w' } })

export const copyGroup = defineCommand(areaConfig, {
  on: 'rows',
  does: copy(),
  asks: { group: asked(areaConfig, 'group', { required: true }) },
  icon: 'copy',
})

export const addCountries = defineCommand(areaConfig, {
  on: 'row',
  does: addTo('countries'),
  asks: { countries: refs('country', { required: true }) },
  inverse: 'removeCountries',
  icon: 'list-plus',
})

export const removeCountries = defineCommand(areaConfig, {
  on: 'row',
  does: removeFrom('countries'),
  asks: { countries: refs('country', { required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'addCountries',
  icon: 'list-minus',
})

/** Takes countries out of this area and puts them into another of the same group. */
export const moveCountry = defineCommand(areaConfig, {
  on: 'row',
  asks: { countries: refs('country', { required: true }), to: area({ group: 'same', required: true }) },
  icon: 'arrow-right-left',
})

/** Its countries, and whatever names it, go over to another area of the same group. */
export const merge = defineCommand(areaConfig, {
  on: 'rows',
  asks: { into: area({ group: 'same', required: true }) },
  danger: 'confirm',
  icon: 'merge',
})

/** The countries that are in no area of a group. */
export const coverage = definePageCommand({
  icon: 'map',
  alsoCalled: ['holes', 'countries without area', '未覆盖国家'],
})

export const copyCodes = defineCommand(areaConfig, {
  on: 'rows',
  does: inBrowser(),
  reads: ['isoCodes'],
  icon: 'clipboard-copy',
})
