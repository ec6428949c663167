import anchorMonthStat from '../../../entities/live-manage/anchor-month-stat'
import liveSession from '../../../entities/live-manage/live-session'
import { defineRules } from '../../operations/handler'
import { refused } from '../../base/errors'

/** Whether a session counts is settled when its month is locked. */
export const sessionRules = defineRules(liveSession, {
  beforeSave: async ({ records }, draft, current) => {
    if (!current || draft.countable === undefined || draft.countable === current.countable || !current.startedAt) return
    const month = current.startedAt.slice(0, 7)
    const [locked] = await records.where(anchorMonthStat, { anchor: current.anchor, month, state: 'locked' }, 1)
    if (locked) throw refused('live-manage.monthLocked', { month })
  },
})
