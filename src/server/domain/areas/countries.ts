import country from '../../../entities/develop-manage/country'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const countryRules = defineRules(country, {
  beforeSave: (_context, draft, current) => {
    if (current && draft.isoCode !== undefined && draft.isoCode !== current.isoCode)
      throw badField('isoCode', 'develop-manage.country-list.codeFixed')
    return Promise.resolve()
  },
})
