import countryGroup from '../../src/entities/movie-manage/country-group'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, removeFrom } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const addCountries = defineCommand(countryGroup, {
  on: 'rows',
  does: addTo('countries'),
  asks: { countries: asked(countryGroup, 'countries', { required: true }) },
  inverse: 'removeCountries',
  icon: 'list-plus',
})

export const removeCountries = defineCommand(countryGroup, {
  on: 'rows',
  does: removeFrom('countries'),
  asks: {
    countries: asked(countryGroup, 'countries', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'addCountries',
  icon: 'list-minus',
})

/** Which countries some of them hold and the others do not. */
export const compareGroups = defineCommand(countryGroup, { on: 'rows', keys: 'o', icon: 'git-compare' })

export const { showUses } = usedIn(countryGroup, { keys: { showUses: 'u' } })
