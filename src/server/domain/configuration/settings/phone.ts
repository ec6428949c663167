import { createHash } from 'node:crypto'
import areaConfig from '../../../../entities/develop-manage/area-config'
import userGroupMember from '../../../../entities/user-group/user-group-member'
import user from '../../../../entities/user-manage/user'
import { ALL_AREAS } from '../../../../fields/areas/field'
import type { Context } from '../../../pipeline/operation'
import type { SnapshotRule } from './setting-snapshot'

/** A phone that asks for its settings. */
export interface Phone {
  /** The areas that its country belongs to. */
  readonly areas: ReadonlySet<number>
  readonly client: number
  readonly channel: number | null
  readonly version: string
  readonly user: number | null
  readonly groups: ReadonlySet<number>
  readonly at: string
}

/** Why a phone does not get an override. */
export type Miss = 'off' | 'early' | 'over' | 'area' | 'client' | 'channel' | 'version' | 'group' | 'percent'

interface Asked {
  readonly country: number
  readonly client: number
  readonly version: string
  readonly user?: number | null
}

/** The phone that a command describes. @throws A0404 where its user does not exist */
export async function phoneOf({ records, now }: Context, asked: Asked): Promise<Phone> {
  const { country, client, version } = asked
  const areas = (await records.where(areaConfig, { group: 'configur' })).filter(({ countries }) =>
    countries.includes(country),
  )
  const person = asked.user ? await records.get(user, asked.user) : null
  const memberships = person ? await records.where(userGroupMember, { user: person.id }) : []
  return {
    areas: new Set(areas.map(({ id }) => id)),
    client,
    version,
    channel: person?.channel ?? null,
    user: person?.id ?? null,
    groups: new Set(memberships.map(({ group }) => group)),
    at: now.toISOString(),
  }
}

/** Why a phone does not get an override, undefined where it does. */
export function missOf(rule: SnapshotRule, phone: Phone, key: string): Miss | undefined {
  if (rule.enabled === false) return 'off'
  if (rule.startsAt && rule.startsAt > phone.at) return 'early'
  if (rule.endsAt && rule.endsAt <= phone.at) return 'over'
  if (!rule.areas.some((area) => area === ALL_AREAS || phone.areas.has(area))) return 'area'
  if (rule.clients?.length && !rule.clients.includes(phone.client)) return 'client'
  if (rule.channels?.length && !(phone.channel !== null && rule.channels.includes(phone.channel))) return 'channel'
  if (rule.minVersion && compareVersions(phone.version, rule.minVersion) < 0) return 'version'
  if (rule.maxVersion && compareVersions(phone.version, rule.maxVersion) > 0) return 'version'
  if (rule.userGroup && !phone.groups.has(rule.userGroup)) return 'group'
  return isWithin(rule.percent ?? 100, phone.user, key) ? undefined : 'percent'
}

/** Whether a user is among this many percent of a key: always the same ones, and more of them as it grows. */
export function isWithin(percent: number, person: number | null, key: string): boolean {
  if (percent >= 100) return true
  if (person === null) return false
  const place = createHash('sha256').update(`${person}:${key}`).digest().readUInt32BE(0) % 10_000
  return place < percent * 100
}

/** The order of two versions by their numbers: 2.10 is after 2.9. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < Math.max(a?.length ?? 0, b?.length ?? 0); part++) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
