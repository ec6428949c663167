import activityReward from '../../../../src/entities/activity-manage/activity-reward'
import liveActivityReward from '../../../../src/entities/activity-manage/live-activity-reward'
import { ref, string } from '../../../../src/fields'
import { asked, definePageCommand } from '../../../../src/schema/command'

const rank = ref('liveActivityRank', { required: true })

/** One row a range, each with the same reward to begin with: `1,2,3,4-10`. */
export const fillRanges = definePageCommand({
  asks: {
    rank,
    receives: asked(liveActivityReward, 'receives', { required: true }),
    ranges: string({
      max: 200,
      pattern: '^\\d+(-\\d+)?(\\s*,\\s*\\d+(-\\d+)?)*$',
      example: '1-12, 15',
      required: true,
    }),
    reward: ref(activityReward.name, { required: true }),
  },
  icon: 'list-ordered',
})

/** Adds the rewards of another rank to this one. */
export const copyFrom = definePageCommand({
  asks: { rank, from: ref('liveActivityRank', { required: true }) },
  icon: 'copy',
})

/** What the rewards of a rank would cost with every place taken, compared with the activity's budget. */
export const estimate = definePageCommand({ asks: { rank }, icon: 'calculator' })
