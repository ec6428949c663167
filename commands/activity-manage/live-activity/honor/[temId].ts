import liveActivityHonor from '../../../../src/entities/activity-manage/live-activity-honor'
import { int, ref } from '../../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../../src/schema/command'

/** The first places of a settled rank. */
export const fillFromRank = definePageCommand({
  asks: {
    rank: ref('liveActivityRank', { required: true }),
    places: int({ min: 1, max: 10, required: true }),
    season: asked(liveActivityHonor, 'season', { required: true }),
    title: asked(liveActivityHonor, 'title', { required: true }),
  },
  icon: 'trophy',
})

export const giveBadge = defineCommand(liveActivityHonor, {
  on: 'rows',
  reads: ['badge', 'user'],
  when: ({ badge, user }) =>
    badge === null
      ? 'activity-manage.live-activity-honor.giveBadge.noBadge'
      : user !== null || 'activity-manage.live-activity-honor.giveBadge.noUser',
  icon: 'medal',
})
