import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import userGroup from '../../../entities/user-group/user-group'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { groupSql } from './group-sql'

type Group = Row<typeof userGroup>
type Place = Pick<Context, 'db' | 'records' | 'services' | 'now'>

/** A size that moves by more than this share waits to be accepted: the last members stay in force until then. */
const maxChange = 0.5
/** Buckets share out this many places. */
const places = 10_000

/**
 * Works out who is in a group now. Whoever was put in or kept out by hand stays so; a fixed list loses nobody.
 * @param isAccepted whether a size far from the last one is meant
 */
export async function buildGroup(place: Place, group: Group, isAccepted: boolean): Promise<Group> {
  const { db, records, now } = place
  const salt = group.salt ?? (group.kind === 'split' ? randomBytes(8).toString('hex') : null)
  const fits = await fittingSql(place, group)
  const counted = await sql<{ size: number }>`select count(*)::int as size from "user" u
    left join user_group_member m on m."group" = ${group.id} and m."user" = u.id
    where u.state = 'normal' and not coalesce(m.pinned_out, false) and (coalesce(m.pinned_in, false)
      or ${fits} or (${group.kind === 'static'} and m.id is not null))`.execute(db)
  const size = counted.rows[0]?.size ?? 0
  const before = group.size ?? 0
  const isFarOff = before > 0 && Math.abs(size - before) > before * maxChange
  if (isFarOff && !isAccepted)
    return records.update(userGroup, group, { state: 'ready', heldSize: size, buildError: null })
  if (group.kind !== 'static')
    await sql`delete from user_group_member m where m."group" = ${group.id} and not m.pinned_in and not m.pinned_out
      and not exists (select 1 from "user" u where u.id = m."user" and u.state = 'normal' and ${fits})`.execute(db)
  const at = now.toISOString()
  await sql`insert into user_group_member
      ("group", "user", source, bucket, pinned_in, pinned_out, version, created_at, updated_at)
    select ${group.id}, u.id, ${sourceOf(group)}, ${bucketSql(group, salt)}, false, false, 1, ${at}::timestamptz, ${at}::timestamptz
    from "user" u where u.state = 'normal' and ${fits}
    on conflict ("group", "user") do nothing`.execute(db)
  return records.update(userGroup, group, {
    ...{ state: 'ready', size, salt, heldSize: null, buildError: null, builtAt: at },
    change1d: size - before,
  })
}

/** Who fits its terms, and is in no other experiment of its layer. */
async function fittingSql(place: Place, group: Group) {
  const fits = await groupSql(place, group)
  if (group.kind !== 'split' || !group.layer) return fits
  return sql<boolean>`(${fits} and not exists (select 1 from user_group_member o join user_group g on g.id = o."group"
    where o."user" = u.id and not o.pinned_out and g.id <> ${group.id} and g.kind = 'split'
      and g.layer = ${group.layer} and g.state <> 'archived'))`
}

function sourceOf({ userFile, includeTags }: Group): 'file' | 'tag' | 'group' {
  if (userFile) return 'file'
  return includeTags?.length ? 'tag' : 'group'
}

/** The bucket of a user (`u`): the same one whenever it is asked. */
function bucketSql({ kind, buckets }: Group, salt: string | null) {
  if (kind !== 'split' || !buckets?.length) return sql<string>`null`
  const place = sql`(('x' || substr(md5(u.id || ${salt}::text), 1, 7))::bit(28)::int % ${places})`
  let end = 0
  const cases = buckets.map(({ code, percent }) => {
    end += percent * (places / 100)
    return sql`when ${place} < ${Math.round(end)} then ${code}`
  })
  return sql<string>`case ${sql.join(cases, sql` `)} else ${buckets.at(-1)?.code ?? null} end`
}
