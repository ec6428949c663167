import { defineSection } from '../../schema/page'

/** Finding users, seeing everything about them, sanctioning and lifting with a reason on record. */
export default defineSection({ code: 'UserManage', icon: 'users', menu: 40 })
