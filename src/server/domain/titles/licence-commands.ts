import contentLicence from '../../../entities/movie-manage/content-licence'
import { defineRules } from '../../operations/handler'
import { isEqual } from '../../db/records'
import { badField, badRequest, type Problem } from '../../base/errors'
/** What an approved licence was approved for: it changes by a renewal alone. */
const agreed = ['startsAt', 'endsAt', 'countries', 'countryGroups', 'rights'] as const

export const licenceRules = defineRules(contentLicence, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    const problems: Problem[] = []
    if (next.startsAt && next.endsAt && Date.parse(next.endsAt) <= Date.parse(next.startsAt))
      problems.push({ field: 'endsAt', problem: 'error.offBeforePublish' })
    if (!next.countries?.length && !next.countryGroups?.length)
      problems.push({ field: 'countries', problem: 'movie-manage.licence-list.noCountry' })
    if (next.guarantee && !next.currency) problems.push({ field: 'currency', problem: 'error.required' })
    // A renewal is a move, and brings its state along; a form never does.
    const isMove = 'state' in draft
    for (const field of agreed)
      if (current?.state === 'active' && !isMove && field in draft && !isEqual(draft[field], current[field]))
        throw badField(field, 'movie-manage.licence-list.agreed')
    if (problems.length > 0 && (!current || Object.keys(draft).some((name) => problems.some((p) => p.field === name))))
      throw badRequest(problems)
  },
})
