import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type userGroup from '../../../entities/user-group/user-group'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import type { Services } from '../../base/services'
import { daysFrom } from '../../operations/days-from'
import { tagSql } from '../messages/tag-sql'
import { ensureList } from '../messages/user-list'

type Condition = Expression<SqlBool>
type Group = Row<typeof userGroup>

/** What a group says of who is in it. */
export type GroupTerms = {
  readonly [
    K in
      | 'includeTags'
      | 'includeGroups'
      | 'match'
      | 'excludeTags'
      | 'excludeGroups'
      | 'userFile'
      | 'areas'
      | 'clients'
      | 'newUserDays'
  ]?: Group[K] | undefined
}

/** One thing that a group asks of a user (`u`): the field that says it, what it names there, and the condition. */
export interface GroupTerm {
  readonly field: keyof GroupTerms
  /** The tag or the group that is meant, where it is one. */
  readonly id?: number
  readonly fits: Condition
}

interface Place {
  readonly db: Kysely<Database>
  readonly services: Pick<Services, 'storage' | 'outside'>
  readonly now: Date
}

/**
 * All that a group asks: one of `include` or all of them, as it says, and whatever else is in `besides`.
 * @throws A0400 where a tag asks for what the database does not hold, or the file cannot be read
 */
export async function termsOf(
  { db, services, now }: Place,
  group: GroupTerms,
): Promise<{ readonly include: readonly GroupTerm[]; readonly besides: readonly GroupTerm[] }> {
  const tags = async (field: 'includeTags' | 'excludeTags') =>
    Promise.all((group[field] ?? []).map(async (id) => ({ field, id, fits: await tagSql(db, [id], now) })))
  const groups = (field: 'includeGroups' | 'excludeGroups') =>
    (group[field] ?? []).map((id) => ({ field, id, fits: inGroup(id) }))
  const include: GroupTerm[] = [...(await tags('includeTags')), ...groups('includeGroups')]
  if (group.userFile) {
    await ensureList(db, services, group.userFile)
    include.push({
      field: 'userFile',
      fits: sql<SqlBool>`u.display_id in (select m.display_id from push_list_member m where m.file = ${group.userFile})`,
    })
  }
  const out = [...(await tags('excludeTags')), ...groups('excludeGroups')]
  const besides: GroupTerm[] = out.map((term) => ({ ...term, fits: sql<SqlBool>`not coalesce(${term.fits}, false)` }))
  const { areas, clients, newUserDays } = group
  if (areas?.length && !areas.includes(ALL_AREAS))
    besides.push({ field: 'areas', fits: sql<SqlBool>`u.area = any(${[...areas]}::bigint[])` })
  if (clients?.length) besides.push({ field: 'clients', fits: sql<SqlBool>`u.client = any(${[...clients]}::bigint[])` })
  if (newUserDays) besides.push({ field: 'newUserDays', fits: registeredWithin(newUserDays, now) })
  return { include, besides }
}

/** The users (`u`) whom a group's terms select; one that asks for nothing selects nobody. */
export async function groupSql(place: Place, group: GroupTerms): Promise<Condition> {
  const { include, besides } = await termsOf(place, group)
  if (include.length + besides.length === 0) return sql<SqlBool>`false`
  const word = group.match === 'all' ? sql` and ` : sql` or `
  const included =
    include.length === 0
      ? sql`true`
      : sql`(${sql.join(
          include.map(({ fits }) => fits),
          word,
        )})`
  return sql<SqlBool>`coalesce(${sql.join([included, ...besides.map(({ fits }) => fits)], sql` and `)}, false)`
}

function inGroup(id: number): Condition {
  return sql<SqlBool>`exists (select 1 from user_group_member g
    where g."user" = u.id and g."group" = ${id} and not g.pinned_out)`
}

function registeredWithin(days: number, now: Date): Condition {
  return sql<SqlBool>`u.registered_at >= ${daysFrom(now, -days).toISOString()}::timestamptz`
}
