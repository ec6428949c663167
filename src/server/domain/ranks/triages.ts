import rankStyleTriage from '../../../entities/app-manage/rank-style-triage'
import rankStyleVariant from '../../../entities/app-manage/rank-style-variant'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { checkPeriod } from '../../operations/period'

const longestDays = 60
export const [fewest, most] = [2, 6]
export const locked = 'app-manage.rank-components-styleTriage-singleManage.locked'

/** What a test compares stands still once it has begun. */
export const triageRules = defineRules(rankStyleTriage, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current, longestDays)
    const fixed = ['component', 'metric', 'areas', 'clients', 'userGroups', 'traffic', 'splitBy'] as const
    if (current && current.state !== 'draft' && fixed.some((name) => draft[name] !== undefined)) throw refused(locked)
  },
})

export const variantRules = defineRules(rankStyleVariant, {
  beforeSave: async ({ records }, draft, current) => {
    const triage = await records.get(rankStyleTriage, draft.triage ?? current?.triage ?? 0)
    if (triage.state !== 'draft') throw refused(locked)
    if (current) return
    const there = await records.where(rankStyleVariant, { triage: triage.id })
    if (there.length >= most) throw badField('triage', 'error.tooMany', { max: most })
  },
  beforeRemove: async ({ records }, row) => {
    const triage = await records.get(rankStyleTriage, row.triage)
    if (triage.state !== 'draft') throw refused(locked)
  },
})
