import { area, deepLink, ref } from '../../src/fields'

/** What has to be known to tell which settings of the detail page hold. */
export const resolving = {
  content: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'], required: true }),
  area: area({ group: 'state', required: true }),
  client: ref('client', { required: true }),
}
