import country from '../../entities/develop-manage/country'
import { definePage } from '../../schema/page'

export default definePage(country, {
  kind: 'list',
  menu: 40,
  icon: 'flag',
  columns: [
    'order',
    'isoCode',
    'name',
    'market',
    'state',
    'dialCode',
    'currency',
    'minorUnits',
    'timezone',
    'defaultLanguage',
    'languages',
    'vatPercent',
    'minAge',
    'payoutAge',
    'users',
  ],
  filters: ['name', 'isoCode', 'market', 'state', 'currency', 'defaultLanguage'],
  sort: 'order',
  verbs: ['create', 'edit', 'sort'],
  fieldsets: {
    identity: ['isoCode', 'iso3', 'name', 'market', 'dialCode', 'phonePattern'],
    moneyAndTime: ['currency', 'minorUnits', 'vatPercent', 'timezone'],
    rules: ['minAge', 'payoutAge'],
    languages: ['defaultLanguage', 'languages'],
  },
  export: 'countries',
})
