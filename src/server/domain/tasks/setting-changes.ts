import integralSetting from '../../../entities/task-center/integral-setting'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { changedNames } from '../../operations/changed-names'

/** What two people decide on: what points are worth, and how many are earned and paid out. */
export const byTwo = ['pointsPerUnit', 'earnCapDay', 'earnCapDevice', 'withdrawMonthCap', 'withdrawSteps'] as const

/** Nobody changes them alone, by a form or a sheet. */
export const settingRules = defineRules(integralSetting, {
  beforeSave: (_context, draft, current) => {
    const [changed] = current ? changedNames(draft, current, byTwo) : []
    if (changed) throw badField(changed, 'task-center.setting.submit.instead')
    return Promise.resolve()
  },
})
