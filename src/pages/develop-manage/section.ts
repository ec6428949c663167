import { defineSection } from '../../schema/page'

/**
 * Keep the dictionaries, areas, countries and languages that every other page picks from. Engineers look up, test and
 * purge here without touching a server.
 */
export default defineSection({ code: 'DevelopManage', icon: 'code', menu: 210 })
