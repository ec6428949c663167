import { definePageCommand } from '../../../src/schema/command'

/** What each tier gives, beside the others. */
export const compareTiers = definePageCommand({ icon: 'columns-3' })
