import single from '../../../entities/movie-manage/single'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const singleRules = defineRules(single, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    if (next.fill !== 'manual' && next.fill && !next.rule) throw badField('rule', 'movie-manage.single-list.ruleNeeded')
    const { yearFrom, yearTo } = next.rule ?? {}
    if (yearFrom && yearTo && yearTo < yearFrom) throw badField('rule.yearTo', 'movie-manage.single-list.yearsTurned')
    if (next.publishAt && next.offAt && Date.parse(next.offAt) <= Date.parse(next.publishAt))
      throw badField('offAt', 'error.offBeforePublish')
  },
})
