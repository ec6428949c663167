import { defineSection } from '../../schema/page'

/**
 * Operators make reusable audiences - fixed lists, combinations that rebuild themselves, and experiment splits - and
 * see who is in them and what uses them.
 */
export default defineSection({ code: 'UserGroup', icon: 'group', menu: 180 })
