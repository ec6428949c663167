import serviceSetting from '../../../entities/service-manage/service-setting'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Setting = Row<typeof serviceSetting>

const urgencies = ['urgent', 'high', 'normal', 'low'] as const

/** Targets rise from urgent to low, nothing is solved before it is answered, and a working day ends after it begins. */
export const serviceSettingRules = defineRules(serviceSetting, {
  beforeSave: ({ language }, draft, current) => {
    const { firstReplyTargets, solveTargets, workingHours } = { ...current, ...draft } as Setting
    for (const [field, targets] of Object.entries({ firstReplyTargets, solveTargets }))
      guardRising(language, field, targets)
    for (const urgency of urgencies)
      if (solveTargets[urgency] < firstReplyTargets[urgency])
        throw badField(`solveTargets.${urgency}`, 'service-manage.service-setting.solvedBeforeReply', {
          urgency: caption(language, `serviceSetting.solveTargets.${urgency}`),
        })
    const early = workingHours.findIndex(({ from, to }) => from >= to)
    if (early >= 0)
      throw badField(`workingHours.${early}.to`, 'service-manage.service-setting.endsBeforeStart', { row: early + 1 })
    return Promise.resolve()
  },
})

/** @throws A0400 where something urgent may take longer than something less so */
function guardRising(language: Context['language'], field: string, targets: Setting['solveTargets']): void {
  const name = (urgency: string) => caption(language, `serviceSetting.${field}.${urgency}`)
  for (const [index, urgency] of urgencies.entries()) {
    const next = urgencies[index + 1]
    if (next && targets[urgency] > targets[next])
      throw badField(`${field}.${urgency}`, 'service-manage.service-setting.notRising', {
        one: name(urgency),
        other: name(next),
      })
  }
}
