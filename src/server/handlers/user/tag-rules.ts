import userTag from '../../../entities/user-manage/user-tag'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { serialNumber } from '../serial-number'
import { guardTagLeaves, leavesOf } from './condition-faults'

/** Selections are chosen by their code, which is given once. Those for prices and ads are held to more. */
export const userTagRules = defineRules(userTag, {
  beforeSave: async (context, draft, current) => {
    const { now } = context
    if (draft.conditions) await guardTagLeaves(context, leavesOf(draft.conditions))
    const scenes = draft.scenes ?? current?.scenes ?? []
    const size = current?.size ?? null
    if (draft.scenes && scenes.includes('ad') && size !== null && size < 100)
      throw badField('scenes', 'user-manage.tag-selection.tooFew')
    if (draft.scenes && current && (current.usedBy ?? 0) > 0) {
      const gone = (current.scenes ?? []).filter((scene) => !scenes.includes(scene))
      if (gone.length > 0) throw refused('user-manage.tag-selection.sceneInUse', { count: current.usedBy ?? 0 })
    }
    return current === null ? { code: serialNumber('TG', now) } : undefined
  },
  may: async (_context, verb, { usedBy }) =>
    verb !== 'delete' || (usedBy ?? 0) === 0 || 'user-manage.tag-selection.inUse',
})
