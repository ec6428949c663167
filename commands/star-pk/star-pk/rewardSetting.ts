import { int, ref } from '../../../src/fields'
import { definePageCommand } from '../../../src/schema/command'

const pk = ref('starPk', { required: true })

/** Adds the default rewards, those that belong to no PK, to a PK. */
export const copyFromDefault = definePageCommand({ asks: { pk }, icon: 'list-plus' })

/** Adds the rewards of one PK to another. */
export const copyFrom = definePageCommand({ asks: { from: ref('starPk', { required: true }), pk }, icon: 'copy' })

/** What the rewards of a PK would cost with a number of voters, compared with its budget. */
export const estimate = definePageCommand({ asks: { pk, voters: int({ min: 1, required: true }) }, icon: 'calculator' })
