import { defineSection } from '../../schema/page'

/**
 * Staff sign and supervise anchors and guilds, watch and police live rooms, and turn gifts into correct, twice-
 * approved payouts. Every punishment, correction and payment keeps its evidence and its author.
 */
export default defineSection({ code: 'LiveManage', icon: 'radio', menu: 140 })
