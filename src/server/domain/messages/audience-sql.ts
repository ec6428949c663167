import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { audienceFields } from '../../../shared/push/push-audience'
import type push from '../../../entities/service-manage/push'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { tagSql } from './tag-sql'
import { ensureList } from './user-list'
import type { Services } from '../../base/services'
import { dayMs } from '../../../schema/time'

export type Audience = Pick<Row<typeof push>, (typeof audienceFields)[number]>

/** An audience as conditions: on users (`u`), and on which of their devices (`d`) count. */
export interface AudienceSql {
  readonly users: readonly Expression<SqlBool>[]
  readonly devices: readonly Expression<SqlBool>[]
}

type Condition = Expression<SqlBool>

/**
 * Turns a push's audience into SQL.
 * @param at the moment that days of silence are counted back from
 * @throws A0400 where a file cannot be read or a tag asks for what the database does not hold
 */
export async function audienceSql(
  { db, services }: { db: Kysely<Database>; services: Pick<Services, 'storage' | 'outside'> },
  audience: Audience,
  at: Date,
): Promise<AudienceSql> {
  const { areas, languages, excludeGroups } = audience
  const users: Condition[] = [await whoSql(db, services, audience, at)]
  if (!areas.includes(ALL_AREAS))
    users.push(sql`(u.area = any(${areas}) or u.country in
      (select unnest(a.countries) from area_config a where a.id = any(${areas})))`)
  if (languages && languages.length > 0)
    users.push(sql`u.language in (select l.id from language l where l.code = any(${languages}))`)
  if (excludeGroups && excludeGroups.length > 0) users.push(sql`not ${inGroups(excludeGroups)}`)
  return { users, devices: deviceConditions(audience) }
}

async function whoSql(
  db: Kysely<Database>,
  services: Pick<Services, 'storage' | 'outside'>,
  { audience, userTags, userGroups, userFile, inactiveDays }: Audience,
  at: Date,
): Promise<Condition> {
  switch (audience) {
    case 'everyone':
      return sql`true`
    case 'userTags':
      return tagSql(db, userTags ?? [], at)
    case 'userGroups':
      return inGroups(userGroups ?? [])
    case 'userFile':
      if (!userFile) return sql`false`
      await ensureList(db, services, userFile)
      return sql`u.display_id in (select m.display_id from push_list_member m where m.file = ${userFile})`
    case 'inactive':
      return inactiveDays === null ? sql`false` : sql`u.last_active_at < ${daysBefore(at, inactiveDays)}::timestamptz`
  }
}

function inGroups(groups: readonly number[]): Condition {
  return sql`exists (select 1 from user_group_member g
    where g."user" = u.id and g."group" = any(${groups}) and not g.pinned_out)`
}

/** A version bounds only devices of its own client: codes of different clients do not compare. */
function deviceConditions({ clients, minVersion, maxVersion }: Audience): Condition[] {
  const bound = (version: number, operator: '>=' | '<=') =>
    sql<SqlBool>`exists (select 1 from client_version b left join client_version v on v.id = d.client_version
      where b.id = ${version} and (b.client <> d.client or v.version_code ${sql.raw(operator)} b.version_code))`
  return [
    sql<SqlBool>`d.client = any(${clients})`,
    ...(minVersion === null ? [] : [bound(minVersion, '>=')]),
    ...(maxVersion === null ? [] : [bound(maxVersion, '<=')]),
  ]
}

function daysBefore(at: Date, days: number): string {
  return new Date(at.getTime() - days * dayMs).toISOString()
}
