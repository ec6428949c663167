import cloudBudget from '../../../entities/data-manage/cloud-budget'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** A month that is over is read, not written. */
export const cloudBudgetRules = defineRules(cloudBudget, {
  beforeSave: ({ now }, draft, current) => {
    const thisMonth = now.toISOString().slice(0, 7)
    if (current && current.month < thisMonth && Object.keys(draft).some((name) => name !== 'state'))
      throw refused('data-manage.ali-budget.closed')
    if (draft.month && draft.month < thisMonth) throw badField('month', 'data-manage.ali-budget.past')
    return Promise.resolve()
  },
  may: ({ now }, verb, { month }) =>
    Promise.resolve(verb !== 'delete' || month >= now.toISOString().slice(0, 7) || 'data-manage.ali-budget.closed'),
})
