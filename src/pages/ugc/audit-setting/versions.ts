import ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import { definePage } from '../../../schema/page'

export default definePage(ugcAuditVersion, {
  kind: 'list',
  subpage: 1,
  icon: 'history',
  lead: 'number',
  columns: ['number', 'thresholds', 'ladder', 'remark', 'draftedBy', 'publishedBy', 'publishedAt'],
  filters: ['draftedBy', 'publishedBy', 'publishedAt'],
  sort: '-number',
})
