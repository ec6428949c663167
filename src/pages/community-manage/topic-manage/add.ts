import topic from '../../../entities/community-manage/topic'
import { definePage } from '../../../schema/page'

export default definePage(topic, {
  kind: 'form',
  menu: 70,
  icon: 'megaphone',
  openedBy: ['id'],
  fieldsets: {
    basics: ['name', 'description', 'cover', 'icon', 'kind', 'attached', 'aliases'],
    reach: ['areas', 'languages', 'clients', 'hot', 'order', 'startAt', 'endAt', 'enabled'],
    rules: ['rulesText', 'whoPosts', 'minLevel', 'preModerated', 'defaultSort', 'hosts'],
  },
})
