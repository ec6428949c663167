import copyrightNotice from '../../../entities/configur-manage/copyright-notice'
import { definePage } from '../../../schema/page'

export default definePage(copyrightNotice, {
  kind: 'form',
  menu: 70,
  icon: 'megaphone',
  openedBy: ['id'],
  fieldsets: {
    notice: ['kind', 'source', 'reference', 'receivedAt', 'dueAt', 'evidence'],
    rightsHolder: ['holder', 'holderEmail', 'agent'],
    works: ['movies', 'series', 'shorts', 'posts', 'copyrightTags'],
    measure: ['measure', 'areas', 'clients', 'startsAt', 'endsAt'],
    handling: ['assignee', 'remark'],
  },
})
