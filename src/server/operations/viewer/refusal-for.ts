import type { Entity } from '../../../schema/entity'
import { belongsTo } from './belongs-to'
import type { Viewer } from './viewer'

/** Why a viewer does not get a record: a caption id, with what it names. */
export interface Refusal {
  readonly caption: string
  readonly params?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>
type Gate = (row: Values, viewer: Viewer) => Refusal | undefined

const everywhere = -1
/** States in which a record may be seen; a life cycle that knows none of them does not decide. */
const seen = ['published', 'active', 'live', 'online', 'onSale', 'listed', 'running', 'ready', 'gray']

/**
 * The gates in the order in which the app asks them. Each looks at the fields that targeted records have in common; a record
 * that lacks the field, or leaves it empty, lets everybody through.
 */
const gates: readonly Gate[] = [
  ({ enabled }) => (enabled === false ? { caption: 'viewer.disabled' } : undefined),
  ({ startsAt }, { at }) => (isText(startsAt) && startsAt > at ? { caption: 'viewer.notYet' } : undefined),
  ({ endsAt }, { at }) => (isText(endsAt) && endsAt <= at ? { caption: 'viewer.over' } : undefined),
  ({ areas }, { areas: around }) =>
    isRestricted(areas) &&
    !areas.includes(everywhere) &&
    around.length > 0 &&
    !around.some((each) => areas.includes(each))
      ? { caption: 'viewer.area' }
      : undefined,
  ({ countries }, { country }) => outside(countries, country, 'viewer.country'),
  ({ clients }, { client }) => outside(clients, client, 'viewer.client'),
  ({ channels }, { channel }) => outside(channels, channel, 'viewer.channel'),
  ({ languages }, { language }) => outside(languages, language, 'viewer.language'),
  ({ minVersion }, { versionCode }) =>
    isNumber(minVersion) && versionCode !== null && versionCode < minVersion
      ? { caption: 'viewer.tooOld', params: { version: String(minVersion) } }
      : undefined,
  ({ maxVersion }, { versionCode }) =>
    isNumber(maxVersion) && versionCode !== null && versionCode > maxVersion
      ? { caption: 'viewer.tooNew', params: { version: String(maxVersion) } }
      : undefined,
  ({ audience }, viewer) =>
    isText(audience) && belongsTo(audience, viewer) === false ? { caption: 'viewer.audience' } : undefined,
  ({ userGroups }, { groups, user }) =>
    user && isRestricted(userGroups) && !userGroups.some((id) => groups.has(Number(id)))
      ? { caption: 'viewer.group' }
      : undefined,
  ({ excludeGroups }, { groups }) =>
    isRestricted(excludeGroups) && excludeGroups.some((id) => groups.has(Number(id)))
      ? { caption: 'viewer.excluded' }
      : undefined,
]

/** The first gate that keeps a viewer from a record, or undefined where they get it. */
export function refusalFor(entity: Entity, row: Values, viewer: Viewer): Refusal | undefined {
  const states = Object.keys(entity.states ?? {})
  const decides = states.some((state) => seen.includes(state))
  if (decides && !seen.includes(String(row.state)))
    return { caption: 'viewer.state', params: { state: `${entity.name}.state.${String(row.state)}` } }
  for (const gate of gates) {
    const refusal = gate(row, viewer)
    if (refusal) return refusal
  }
  return undefined
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
