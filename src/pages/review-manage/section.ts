import { defineSection } from '../../schema/page'

/**
 * Episodes, titles and user posts that need a person go through an initial and a final review by allotted reviewers
 * against a clock. Leads balance the work by ratios, check samples of decisions, confirm what each reviewer did, and
 * keep the list of reasons that uploaders read.
 */
export default defineSection({
  code: 'ReviewManage',
  icon: 'clipboard-check',
  menu: 260,
  default: '/review-manage/initial-review',
})
