import client from '../../../entities/app-manage/client'
import type bottomBarItem from '../../../entities/app-manage/bottom-bar-item'
import areaConfig from '../../../entities/develop-manage/area-config'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Records } from '../../db/records'
import type { Reason } from '../../operations/eligibility'

type Item = Row<typeof bottomBarItem>

const fewest = 3
const most = 5
/** Wherever users are, they find these. */
const always = ['home', 'me'] as const

interface Place {
  readonly area: number
  readonly client: number
  readonly version: number
  readonly at: number
}

/**
 * Why a bar cannot be shown from a moment on: somewhere, in some version, at some time to come, it has too few or too many
 * items, or lacks one that is always there. The reason names the area, the client and the version.
 */
export async function barFault(records: Records, items: readonly Item[], from: Date): Promise<Reason | undefined> {
  const enabled = items.filter(({ enabled }) => enabled)
  for (const place of placesOf(enabled, from)) {
    const shown = enabled.filter((item) => isShown(item, place))
    const missing = always.find((target) => !shown.some((item) => item.target === target))
    if (shown.length >= fewest && shown.length <= most && !missing) continue
    const caption = missing && shown.length <= most ? `lacks.${missing}` : shown.length < fewest ? 'tooFew' : 'tooMany'
    return { caption: `app-manage.bar-setting.${caption}`, params: await namesOf(records, place, shown.length) }
  }
  return undefined
}

/** Every combination in which a bar may differ: where its items begin or end to be shown. */
function placesOf(items: readonly Item[], from: Date): Place[] {
  const distinct = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)
  const areas = distinct(items.flatMap((item) => item.areas))
  const clients = distinct(items.flatMap((item) => item.clients))
  const versions = distinct([
    0,
    ...items.flatMap(({ minVersion, maxVersion }) => [minVersion ?? 0, (maxVersion ?? -1) + 1]),
  ])
  const turns = items.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].flatMap((at) => (at ? Date.parse(at) : [])))
  const moments = distinct([from.getTime(), ...turns.filter((at) => at > from.getTime())])
  return areas.flatMap((area) =>
    clients.flatMap((on) => versions.flatMap((version) => moments.map((at) => ({ area, client: on, version, at })))),
  )
}

function isShown(item: Item, { area, client: on, version, at }: Place): boolean {
  const isThere = item.areas.includes(area) || item.areas.includes(ALL_AREAS)
  const isNow = (!item.startsAt || Date.parse(item.startsAt) <= at) && (!item.endsAt || Date.parse(item.endsAt) > at)
  const isIn = version >= (item.minVersion ?? 0) && version <= (item.maxVersion ?? Infinity)
  return isThere && isNow && isIn && item.clients.includes(on)
}

async function namesOf(records: Records, place: Place, count: number): Promise<Record<string, string>> {
  const [area] = await records.where(areaConfig, { id: place.area }, 1)
  const [on] = await records.where(client, { id: place.client }, 1)
  return {
    area: area?.name.en ?? '*',
    client: on?.name ?? `#${place.client}`,
    version: place.version === 0 ? '*' : String(place.version),
    count: String(count),
  }
}
