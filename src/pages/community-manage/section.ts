import { defineSection } from '../../schema/page'

/**
 * Moderators decide on posts, comments and reports within minutes. Operators arrange the square - banners, blocks,
 * feed, hot list, topics, recommended lists - and the tabs of the detail page, per area and client.
 */
export default defineSection({ code: 'CommunityManage', icon: 'messages-square', menu: 190 })
