import fissionActivity from '../../../entities/activity-manage/fission-activity'
import gatePass from '../../../entities/activity-manage/gate-pass'
import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import starPk from '../../../entities/activity-manage/star-pk'
import teamUpActivity from '../../../entities/activity-manage/team-up-activity'
import topUpActivity from '../../../entities/activity-manage/top-up-activity'
import type { Entity } from '../../../schema/entity'
import { defineRules, type EntityRules, type Rules } from '../../operations/handler'
import { activityKinds } from './activity-kinds'
import { followOverview } from './follow-overview'
import { guardActivity } from './guard-activity'
import { moveEnds } from './move-ends'

/** What may still change once an activity runs, besides a later end: texts, pictures and who looks after it. */
const texts = ['name', 'title', 'owner', 'shareText', 'rulesText', 'terms', 'endsAt'] as const

/** Longest run of an invite activity, in days. */
const maxDays = 180

export const fissionRules = rulesFor(fissionActivity, ['entryImage', 'posters'], maxDays)
export const gatePassRules = rulesFor(gatePass, ['theme', 'claimUntil'], undefined, moveEnds)
export const liveActivityRules = rulesFor(liveActivityTemplate, [
  ...['head', 'background', 'colors', 'blocks', 'entryBanner', 'widgetIcon', 'showUntil'],
])
export const starPkRules = rulesFor(starPk, ['cover', 'topic'])
export const teamUpRules = rulesFor(teamUpActivity, ['image'])
export const topUpRules = rulesFor(topUpActivity, ['image'])

type Follow = NonNullable<Rules<Entity>['follow']>

function rulesFor(entity: Entity, pictures: readonly string[], days?: number, first?: Follow): EntityRules {
  const kind = activityKinds.find((each) => each.entity === entity)
  if (!kind) throw new Error(`${entity.name} is no kind of activity.`)
  const open = new Set<string>([...texts, ...pictures])
  const rules: Rules<Entity> = {
    beforeSave: async (_context, draft, current) => guardActivity(draft, current, { open, days }),
    follow: async (place, changes) => {
      await first?.(place, changes)
      await followOverview(place, kind, changes)
    },
  }
  return defineRules(entity, rules)
}
