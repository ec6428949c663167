import { defineSection } from '../../schema/page'

/**
 * Who may sign in, what each role may do and where, who did what, and who is in right now. Security and team leads use
 * it daily; every change here is itself audited.
 */
export default defineSection({ code: 'StaffManage', icon: 'shield-check', menu: 240 })
