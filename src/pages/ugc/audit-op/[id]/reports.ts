import ugcReport from '../../../../entities/ugc/ugc-report'
import { definePage } from '../../../../schema/page'

export default definePage(ugcReport, {
  kind: 'list',
  subpage: 1,
  icon: 'chart-column',
  columns: ['ground', 'text', 'images', 'atSecond', 'reporter.displayId', 'trust', 'area', 'createdAt', 'state'],
  sort: '-createdAt',
  within: 'post',
})
