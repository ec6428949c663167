import { markets } from '../people'
import type { World } from '../world'

/** How many of all users live in some countries; all of them where none is named. */
export function usersIn(world: World, countries: readonly string[] = []): number {
  const users = world.count('user')
  if (countries.length === 0) return users
  const { values, sums } = markets
  const share = values.reduce(
    (sum, { iso2 }, index) => (countries.includes(iso2) ? sum + sums[index]! - (sums[index - 1] ?? 0) : sum),
    0,
  )
  return Math.round((users * share) / sums[sums.length - 1]!)
}
