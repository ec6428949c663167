import { ALL_AREAS } from '../../../fields/areas/field'
import { gates, scheduleOf, type Entity } from '../../../schema/entity'
import { belongsTo } from './belongs-to'
import type { Viewer } from './viewer'

/** Why a viewer does not get a record: a caption id, with what it names. */
export interface Refusal {
  readonly caption: string
  readonly params?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>
type Judge = (value: unknown, viewer: Viewer) => Refusal | undefined

/** What each gate lets through, by the value of the field that it goes by. */
const judges: { readonly [Gate in (typeof gates)[number]]: Judge } = {
  enabled: (isOn) => (isOn === false ? { caption: 'viewer.disabled' } : undefined),
  areas: (areas, { areas: around }) =>
    isRestricted(areas) &&
    !areas.includes(ALL_AREAS) &&
    around.length > 0 &&
    !around.some((each) => areas.includes(each))
      ? { caption: 'viewer.area' }
      : undefined,
  countries: (countries, { country }) => outside(countries, country, 'viewer.country'),
  clients: (clients, { client }) => outside(clients, client, 'viewer.client'),
  channels: (channels, { channel }) => outside(channels, channel, 'viewer.channel'),
  languages: (languages, { language }) => outside(languages, language, 'viewer.language'),
  minVersion: (least, { versionCode }) =>
    isNumber(least) && versionCode !== null && versionCode < least
      ? { caption: 'viewer.tooOld', params: { version: String(least) } }
      : undefined,
  maxVersion: (most, { versionCode }) =>
    isNumber(most) && versionCode !== null && versionCode > most
      ? { caption: 'viewer.tooNew', params: { version: String(most) } }
      : undefined,
  audience: (audience, viewer) =>
    isText(audience) && belongsTo(audience, viewer) === false ? { caption: 'viewer.audience' } : undefined,
  userGroups: (userGroups, { groups, user }) =>
    user && isRestricted(userGroups) && !userGroups.some((id) => groups.has(Number(id)))
      ? { caption: 'viewer.group' }
      : undefined,
  excludeGroups: (excluded, { groups }) =>
    isRestricted(excluded) && excluded.some((id) => groups.has(Number(id)))
      ? { caption: 'viewer.excluded' }
      : undefined,
}

/** What first keeps a viewer from a record, by what its entity says of it; undefined where they get it. */
export function refusalFor(entity: Entity, row: Values, viewer: Viewer): Refusal | undefined {
  const { visibleIn, targeting = {} } = entity
  if (visibleIn && !visibleIn.includes(String(row.state)))
    return { caption: 'viewer.state', params: { state: `${entity.name}.state.${String(row.state)}` } }
  const judged = gates.map((gate) => {
    const name = targeting[gate]
    return name === undefined ? undefined : judges[gate](row[name], viewer)
  })
  const [isOff, ...others] = judged
  return isOff ?? outOfTime(entity, row, viewer) ?? others.find((refusal) => refusal !== undefined)
}

function outOfTime(entity: Entity, row: Values, { at }: Viewer): Refusal | undefined {
  const { from = '', until = '' } = scheduleOf(entity)
  const [starts, ends] = [row[from], row[until]]
  if (isText(starts) && starts > at) return { caption: 'viewer.notYet' }
  return isText(ends) && ends <= at ? { caption: 'viewer.over' } : undefined
}

function outside(allowed: unknown, own: unknown, caption: string): Refusal | undefined {
  return isRestricted(allowed) && own !== null && !allowed.includes(own) ? { caption } : undefined
}

function isRestricted(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
