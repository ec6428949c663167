import { defineSection } from '../../schema/page'

/**
 * Operators connect partner games, test and release them by area and client, and arrange the game home, plates and
 * ranks. Finance reconciles each game's coin traffic with its vendor.
 */
export default defineSection({ code: 'GameManage', icon: 'gamepad-2', menu: 120 })
