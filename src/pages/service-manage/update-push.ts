import createPush from './create-push'
import type { Page } from '../../schema/page'

/** The form of a new push, for the push that the query's `id` names. */
const page: Page = { ...createPush, icon: 'bell-dot', openedBy: ['id'] }

export default page
