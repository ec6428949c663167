import promoter from '../../../entities/activity-manage/promoter'
import promoterTerm from '../../../entities/activity-manage/promoter-term'
import { Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { refused } from '../../base/errors'
import { changedNames } from '../../operations/changed-names'

export const page = 'activity-manage.promote-list.changeTerms'

/** From their day on, terms are the promoter's. */
export const termRules = defineRules(promoterTerm, {
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const { id } of changes.filter(({ after, before }) => before !== null && after?.state === 'inForce')) {
      const term = await records.find(promoterTerm, id)
      if (term?.state !== 'inForce' || term.promoter === null) continue
      for (const other of await records.where(promoterTerm, { promoter: term.promoter, state: 'inForce' }))
        if (other.id !== id) await records.update(promoterTerm, other, { state: 'past' })
      const row = await records.get(promoter, term.promoter)
      const { pricePerUser, shareRate, commission } = term
      await records.update(promoter, row, { pricePerUser, shareRate, commission: commission ?? row.commission })
    }
  },
})

/** A price or rate holds from the next day, never at once. */
export const promoterRules = defineRules(promoter, {
  beforeSave: (_context, draft, current) => {
    const isFixed = current !== null && current.state !== 'applied'
    if (isFixed && changedNames(draft, current, ['commission', 'pricePerUser', 'shareRate']).length > 0)
      throw refused(`${page}.notHere`)
    return Promise.resolve()
  },
})
