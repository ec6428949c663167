import contentLicence from '../../../entities/movie-manage/content-licence'
import countryGroup from '../../../entities/movie-manage/country-group'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { usesOf } from '../../operations/uses-of'

export const countryGroupRules = defineRules(countryGroup, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft }
    if (next.purpose === 'statistics' && (draft.countries || draft.purpose)) {
      const others = (await records.where(countryGroup, { purpose: 'statistics' })).filter(
        ({ id }) => id !== current?.id,
      )
      const taken = others.find(({ countries }) => countries.some((id) => next.countries?.includes(id)))
      if (taken) throw badField('countries', 'movie-manage.country-group.counted', { group: taken.code })
    }
    const isLess = draft.countries && current?.countries.some((id) => !draft.countries?.includes(id))
    if (!isLess || !current) return
    const running = await records.where(contentLicence, { state: 'active' }, 100_000)
    const resting = running.find(({ countryGroups }) => countryGroups?.includes(current.id))
    if (resting) throw badField('countries', 'movie-manage.country-group.licensed', { contract: resting.contractNo })
  },
  beforeRemove: async (context, { id }) => {
    const { findings } = await usesOf(context, countryGroup, id)
    if (findings.length > 0) throw refused('movie-manage.country-group.inUse')
  },
})
