import { submit } from '../../../../commands/task-center/setting'
import integralSetting from '../../../entities/task-center/integral-setting'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { changedNames } from '../changed-names'

/** What two people decide on: what points are worth, and how many are earned and paid out. */
const byTwo = ['pointsPerUnit', 'earnCapDay', 'earnCapDevice', 'withdrawMonthCap', 'withdrawSteps'] as const

export const changing = handle(submit, {
  undo: 'image',
  guard: async (_context, args) => {
    if (byTwo.every((name) => args[name] === null))
      throw badField('pointsPerUnit', 'task-center.setting.submit.nothing')
    return Promise.resolve()
  },
  run: async ({ records }, row, args) => {
    const changes = Object.fromEntries(byTwo.flatMap((name) => (args[name] === null ? [] : [[name, args[name]]])))
    await records.update(integralSetting, row, changes)
  },
})

/** Nobody changes them alone, by a form or a sheet. */
export const settingRules = defineRules(integralSetting, {
  beforeSave: (_context, draft, current) => {
    const [changed] = current ? changedNames(draft, current, byTwo) : []
    if (changed) throw badField(changed, 'task-center.setting.submit.instead')
    return Promise.resolve()
  },
})
