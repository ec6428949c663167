import autoPush from '../../../entities/service-manage/auto-push'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'

type Parameter = keyof NonNullable<Row<typeof autoPush>['parameters']>

/** What each trigger needs to be given; the others take nothing. */
const needed: Readonly<Record<string, readonly Parameter[]>> = {
  inactive: ['days'],
  vipExpiring: ['hoursBefore'],
  coinsExpiring: ['hoursBefore'],
  unfinishedWatch: ['minProgress', 'maxProgress'],
  customEvent: ['event'],
}
const all = Object.keys(autoPush.fields.parameters.fields) as Parameter[]

/** A trigger is given what it asks for, and nothing else. */
export const autoPushRules = defineRules(autoPush, {
  beforeSave: ({ language }, draft, current) => {
    if (!concerns(draft, current, 'parameters', 'trigger')) return Promise.resolve()
    const { parameters, trigger } = { ...current, ...draft } as Row<typeof autoPush>
    const wanted = needed[trigger] ?? []
    for (const name of all) {
      const isGiven = parameters?.[name] != null
      if (isGiven === wanted.includes(name)) continue
      const id = `service-manage.auto-push-list.${isGiven ? 'unused' : 'missing'}`
      throw badField(`parameters.${name}`, id, { name: caption(language, `autoPush.parameters.${name}`) })
    }
    if ((parameters?.minProgress ?? 0) > (parameters?.maxProgress ?? 100))
      throw badField('parameters.minProgress', 'service-manage.auto-push-list.progressRange')
    return Promise.resolve()
  },
})
