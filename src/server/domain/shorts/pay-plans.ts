import shortPayPlan from '../../../entities/short-manage/short-pay-plan'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export type Plan = Row<typeof shortPayPlan>

/** What may still change of a plan in force: prices change by a copy, approved by a second person. */
const open = new Set(['name', 'paywallText', 'packs', 'endsAt'])

export const planRules = defineRules(shortPayPlan, {
  beforeSave: async (_context, draft, current) => {
    if ('state' in draft) return
    const held = { ...current, ...draft }
    if (held.scope === 'titles' && !held.shorts?.length) throw badField('shorts', 'error.required')
    if (held.scope === 'single' && !held.single) throw badField('single', 'error.required')
    if (held.scope === 'tags' && !held.tags?.length) throw badField('tags', 'error.required')
    if (held.methods?.includes('wait') && !held.waitHours) throw badField('waitHours', 'error.required')
    if (held.methods?.includes('integral') && !held.integralPerEpisode)
      throw badField('integralPerEpisode', 'error.required')
    if (held.startsAt && held.endsAt && held.endsAt <= held.startsAt)
      throw badField('endsAt', 'activity.endsBeforeStart')
    if (!current || current.state === 'draft') return
    if (current.state === 'ended') throw refused('activity.over')
    const changed = Object.keys(draft).find(
      (name) =>
        !open.has(name) && JSON.stringify(draft[name as never]) !== JSON.stringify(current[name as keyof Plan] ?? null),
    )
    if (changed) throw badField(changed, 'short-manage.episode-pay.fixed')
  },
})
