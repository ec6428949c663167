import { sql } from 'kysely'
import userTag from '../../../entities/user-manage/user-tag'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { tagSql } from '../messages/tag-sql'
import { serialNumber } from '../../operations/serial-number'
import { guardTagLeaves, leavesOf } from './condition-faults'

/** Selections are chosen by their code, which is given once. Those for prices and ads have to keep more rules. */
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
    if (current === null) return { code: serialNumber('TG', now) }
    if (draft.enabled === undefined || draft.enabled === current.enabled) return undefined
    return draft.enabled ? started(context, current.id) : { state: 'stopped' as const }
  },
  may: async (_context, verb, { usedBy }) =>
    verb !== 'delete' || (usedBy ?? 0) === 0 || 'user-manage.tag-selection.inUse',
})

/** A selection that is switched on is counted at once: from then on it may be used. */
async function started({ db, now }: Context, id: number) {
  const { rows } = await sql<{ size: number }>`select count(*)::int as size from "user" u
    where u.state = 'normal' and ${await tagSql(db, [id], now)}`.execute(db)
  const size = rows[0]?.size ?? 0
  return { state: 'active' as const, size, estimate: size, estimatedAt: now.toISOString() }
}
