import activityGrant from '../../src/entities/activity-manage/activity-grant'
import activityReward from '../../src/entities/activity-manage/activity-reward'
import { because, int, text } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { usedIn } from '../packs/used-in'

/** Of a reward that is counted. */
export const addStock = defineCommand(activityReward, {
  on: 'row',
  asks: { count: int({ min: 1, required: true }), reason: because({ max: 200 }) },
  reads: ['stockTotal'],
  when: ({ stockTotal }) => stockTotal !== null || 'activity-manage.reward-list.addStock.unlimited',
  keys: 'a',
  icon: 'list-plus',
})

/** A grant for each user; above the limits of grants made by hand they wait for a second person. */
export const grantToUsers = defineCommand(activityReward, {
  on: 'row',
  asks: {
    users: text({ required: true }),
    count: asked(activityGrant, 'count', { required: true }),
    reason: asked(activityGrant, 'reason', { required: true }),
  },
  reads: ['enabled'],
  when: ({ enabled }) => enabled === true || 'activity-manage.reward-list.grantToUsers.off',
  danger: 'confirm',
  keys: 'w',
  icon: 'gift',
  alsoCalled: ['send reward', '补发奖励', '人工发奖'],
})

/** Activities, levels and ranks that give it. */
export const { showUses } = usedIn(activityReward)
