import { definePageCommand } from '../../../src/schema/command'
import { resolving } from '../../packs/tab-config-resolving'

/** Which of the records holds for a title, an area and a client. */
export const resolve = definePageCommand({
  asks: resolving,
  call: 'POST /community/backend/detailTab/discuss/inForce',
  icon: 'search-check',
})
