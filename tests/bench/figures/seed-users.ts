import type { Figure } from '../support/figure'

/** Filling PostgreSQL with a million users and what belongs to them. Once: the other figures stand on it. */
export const seedUsers: Figure = {
  name: 'seed-users',
  goals: [{ name: 'seed-users', unit: 's', goal: 90 }],
  runs: 1,
  prepare: async (bench) => {
    const { secondsToFill } = await bench.millionUsers()
    return async () => [secondsToFill]
  },
}
