import liveActivityTemplate from '../../../../../entities/activity-manage/live-activity-template'
import { definePage } from '../../../../../schema/page'

export default definePage(liveActivityTemplate, {
  kind: 'form',
  icon: 'radio',
  fieldsets: {
    basics: ['code', 'name', 'layout', 'owner'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['timezone', 'startsAt', 'endsAt', 'showUntil'],
    page: ['head', 'background', 'colors', 'blocks', 'gifts'],
    entries: ['entryBanner', 'roomWidget', 'widgetIcon', 'shareText'],
    rulesAndBudget: ['rulesText', 'budget', 'currency'],
  },
})
