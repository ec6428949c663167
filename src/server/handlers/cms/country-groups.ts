import { compareGroups } from '../../../../commands/movie-manage/country-group'
import country from '../../../entities/develop-manage/country'
import contentLicence from '../../../entities/movie-manage/content-licence'
import countryGroup from '../../../entities/movie-manage/country-group'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { defineRules, handleTogether } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { usesOf } from '../../operations/uses-of'

/** A country that all of them hold tells nothing apart: those are counted, the others named with who holds them. */
export const comparingGroups = handleTogether(compareGroups, {
  run: async ({ records, language }, rows) => {
    if (rows.length < 2) throw badField('ids', 'error.tooFew')
    const holders = new Map<number, string[]>()
    for (const { code, countries } of rows)
      for (const id of countries) holders.set(id, [...(holders.get(id) ?? []), code])
    const some = [...holders].filter(([, codes]) => codes.length < rows.length)
    const names = new Map(
      (await records.where(country, { id: some.map(([id]) => id) })).map(({ id, name }) => [
        id,
        pickCaption(name, language),
      ]),
    )
    const findings = some.map(([id, codes]): Finding => ({
      caption: 'movie-manage.country-group.compareGroups.onlyIn',
      params: { country: names.get(id) ?? `#${id}` },
      value: codes.join(', '),
    }))
    const common: Finding = {
      caption: 'movie-manage.country-group.compareGroups.common',
      value: holders.size - some.length,
      tone: 'good',
    }
    return { findings: [common, ...findings] }
  },
})

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
