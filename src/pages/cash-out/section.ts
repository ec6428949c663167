import { defineSection } from '../../schema/page'

/**
 * Finance reviews, approves by two people and pays out what anchors, companions, agents and inviters have earned, in
 * their currency and by their method. Fraud is stopped before money leaves, and every payment is traced until the
 * provider confirms it.
 */
export default defineSection({ code: 'CashOut', icon: 'banknote', menu: 60 })
