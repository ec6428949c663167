import { definePageCommand } from '../../../src/schema/command'

/** What each tier gives, compared with the others. */
export const compareTiers = definePageCommand({ icon: 'columns-3' })
