import { defineSection } from '../../schema/page'

/**
 * Staff book, target and switch the advertising of every client - third-party networks by waterfall and our own direct
 * campaigns - and watch fill, revenue and the user's burden. VIP users, store-review mode and sensitive titles must
 * never see what they may not.
 */
export default defineSection({ code: 'AdManage', icon: 'megaphone', menu: 20 })
