import homeComponent from '../../../entities/app-manage/home-component'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Records } from '../../db/records'
import { refused } from '../../base/errors'
import { shareChoice } from '../../operations/overlap'
import type { Placement } from './placements'

/**
 * Holds a page to one ad at a time: for nobody, in whatever area and client, does an ad follow an ad.
 * @param placements in their order
 * @throws B01 naming the two
 */
export async function refuseAdsTogether(records: Records, placements: readonly Placement[]): Promise<void> {
  const enabled = placements.filter(({ enabled }) => enabled)
  const components = await records.where(homeComponent, { id: enabled.map(({ component }) => component) }, 5_000)
  const ads = new Map(components.filter(({ kind }) => kind === 'adSlot').map(({ id, name }) => [id, name]))
  if (ads.size === 0) return
  // What is for all areas stands for those that nobody names, and a client that nobody names is none of those named.
  const areas = new Set([ALL_AREAS, ...enabled.flatMap((placement) => placement.areas)])
  const clients = new Set([0, ...enabled.flatMap((placement) => placement.clients ?? [])])
  for (const area of areas)
    for (const client of clients) {
      const seen = enabled.filter(
        (placement) =>
          (placement.areas.includes(area) || placement.areas.includes(ALL_AREAS)) &&
          shareChoice(placement.clients, [client]),
      )
      for (const [index, { component }] of seen.entries()) {
        const first = ads.get(component)
        const second = ads.get(seen[index + 1]?.component ?? 0)
        if (first !== undefined && second !== undefined)
          throw refused('app-manage.home-page-list.adsTogether', { first, second })
      }
    }
}
