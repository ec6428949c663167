import { defineWork } from '../../jobs/work'
import { dropOldTries } from './count-tries'
import { dropOldPlaces } from './known-places'

/** What signing in has counted and remembered goes when it tells nothing any more. */
export const forgettingOldTries = defineWork('signIn.forget', {
  lane: 'upkeep',
  everySeconds: 3_600,
  run: async ({ db }) => {
    await dropOldTries(db)
    await dropOldPlaces(db)
  },
})
