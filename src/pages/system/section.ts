import { defineSection } from '../../schema/page'

/** Signing in, what waits for me, exports and jobs, my own account: open to whoever is signed in. */
export default defineSection({ code: 'System', icon: 'layout-dashboard', menu: 0, default: '/dashboard', root: true })
