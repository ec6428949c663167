import { audienceFields } from '../../shared/push/push-audience'
import push from '../../entities/service-manage/push'
import { definePage } from '../../schema/page'

export default definePage(push, {
  kind: 'form',
  icon: 'bell-plus',
  openedBy: ['userGroup'],
  fieldsets: {
    content: ['name', 'category', 'title', 'body', 'image', 'imageByLanguage', 'target'],
    audience: audienceFields,
    schedule: ['schedule', 'sendAt', 'localTime', 'recurrence', 'timeToLive', 'perSecond'],
    delivery: ['collapseKey', 'sound', 'badge'],
    experiment: ['variants', 'holdout'],
  },
})
