import { defineSection } from '../../schema/page'

/**
 * Staff decide here what each client shows and how it behaves, per area, client, version and channel - versions and
 * updates, home pages, ranks, search, popups, domains, CDN and SMS routes. Every change is targeted, scheduled,
 * previewed, published, and can be rolled back.
 */
export default defineSection({ code: 'AppManage', icon: 'smartphone', menu: 10 })
