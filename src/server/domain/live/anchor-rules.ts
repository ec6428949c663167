import anchorEntity from '../../../entities/live-manage/anchor'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { isAdult } from './adult'
import { dayMs } from '../../../schema/time'

/** A grade set by hand holds for this many days at most; then the last month tells it again. */
const longestGradeDays = 60

export const anchorRules = defineRules(anchorEntity, {
  beforeSave: ({ now }, draft, current) => {
    const birthDate = draft.birthDate ?? current?.birthDate
    if (draft.birthDate !== undefined && birthDate && !isAdult(birthDate, now))
      throw badField('birthDate', 'live-manage.underage')
    if (draft.gradeUntil && draft.gradeUntil > dayIn(longestGradeDays, now))
      throw badField('gradeUntil', 'live-manage.anchor-list.gradeTooLong', { days: longestGradeDays })
    return Promise.resolve()
  },
})

function dayIn(days: number, now: Date): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
}
