import { defineSection } from '../../schema/page'

/**
 * Staff design the small labels on covers (New, VIP, Exclusive, Episode 12, Top 1) and send them to titles, lists or
 * rules for a time and area. At most one label shows in each corner of a cover; priorities decide, and staff see the
 * outcome before users do.
 */
export default defineSection({ code: 'CoverLabelManage', icon: 'badge', menu: 90 })
