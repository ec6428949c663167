import { defineSection } from '../../schema/page'

/** Pages of activities whose addresses stand at the root. */
export default defineSection({
  code: 'ActivityManage',
  icon: 'party-popper',
  menu: 0,
  root: true,
  partOf: 'activity-manage',
})
