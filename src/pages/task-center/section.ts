import { defineSection } from '../../schema/page'

/**
 * Operators run the users' tasks, the points (integral) they earn and the shop and cash-out where points are spent.
 * Reviewers check submitted proof and withdrawals; finance watches that points issued stay covered.
 */
export default defineSection({ code: 'TaskCenter', icon: 'list-checks', menu: 110 })
