import { defineSection } from '../../schema/page'

/**
 * Operators plan, approve, run and settle growth activities (invites, chance games, passes, star PK, live rankings,
 * top-up, team-up) within a budget. Risk staff keep invite and vote fraud out, and every reward handed out can be
 * traced and taken back.
 */
export default defineSection({
  code: 'ActivityManage',
  icon: 'party-popper',
  menu: 100,
  default: '/activity-manage/live-activity/template',
})
