import interestTagContent from '../../../entities/service-manage/interest-tag-content'
import { definePage } from '../../../schema/page'

export default definePage(interestTagContent, {
  kind: 'layout',
  icon: 'tags',
  columns: [
    'order',
    'content',
    'source',
    'areas',
    'startAt',
    'endAt',
    'shown30d',
    'clickRate30d',
    'playRate30d',
    'visible',
    'enabled',
  ],
  filters: ['content', 'source', 'areas', 'visible', 'enabled'],
  sort: 'order',
  within: 'interestTag',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
  export: 'interest-tag-content',
})
