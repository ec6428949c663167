import fissionActivity from '../../entities/activity-manage/fission-activity'
import { definePage } from '../../schema/page'

export default definePage(fissionActivity, {
  kind: 'form',
  menu: 20,
  icon: 'share-2',
  openedBy: ['id'],
  fieldsets: {
    basics: ['code', 'name', 'mode', 'owner'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    validInvitation: ['validAction', 'validValue', 'validHours', 'helpTarget'],
    rewards: ['ladder', 'inviteeReward', 'perInviterCap'],
    budget: ['budget', 'currency', 'alertAt', 'onBudgetEnd'],
    appearance: ['landing', 'entryImage', 'posters', 'shareText', 'shareChannels', 'terms'],
  },
})
