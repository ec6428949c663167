import growthTask from '../../../entities/task-center/growth-task'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { changedNames } from '../../operations/changed-names'

/** Decided once for all users: a change is a new task. */
const fixed = ['code', 'event', 'cycle', 'steps'] as const
/** Proof worth more points than this is always looked at by a person. */
const maxByMachine = 500

export const taskRules = defineRules(growthTask, {
  beforeSave: async (_context, draft, current) => {
    if ('state' in draft) return {}
    const held = { ...current, ...draft }
    if (current && current.state !== 'draft') {
      const [changed] = changedNames(draft, current, fixed)
      if (changed) throw badField(changed, 'task-center.task-list.fixed')
    }
    if (held.startsAt && held.endsAt && held.endsAt <= held.startsAt)
      throw badField('endsAt', 'activity.endsBeforeStart')
    if (held.prerequisite && held.prerequisite === current?.id) throw badField('prerequisite', 'activity.sameRecord')
    if (held.event === 'partnerEvent' && !held.api) throw badField('api', 'error.required')
    return held.event === 'uploadProof' && (held.integral ?? 0) > maxByMachine ? { review: 'person' as const } : {}
  },
})
