import { sql, type Kysely, type RawBuilder } from 'kysely'
import push from '../../../entities/service-manage/push'
import { marketingGap } from '../../../shared/push/push-limits'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { rowFrom } from '../../db/storage'
import { nameableOf } from '../../access/own-rows'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../base/services'
import { audienceSql, type Audience } from './audience-sql'

type Push = Row<typeof push>
type Source = { db: Kysely<Database>; services: Pick<Services, 'storage'> }
type Own = Audience & { readonly id: number }

/** Another push that reaches some of the same people at nearly the same time. */
export interface Overlap {
  readonly id: number
  readonly name: string
  readonly sendAt: string
}

/** As `Overlap`, of any category. */
export interface Nearby extends Overlap {
  readonly category: Push['category']
  readonly state: Push['state']
}

/** Those of some pushes that an account may know the names of. */
export async function toldOf<O extends Overlap>(
  context: Pick<Context, 'db' | 'account' | 'services'>,
  found: readonly O[],
): Promise<O[]> {
  const ids = found.map(({ id }) => id)
  const told = await nameableOf(context, push, ids)
  return found.filter(({ id }) => told.has(id))
}

/** Pushes that are looked at for people in common. */
const maxCompared = 20

/** The marketing pushes within half an hour of a moment whose audience shares people with this one's. */
export async function overlapsOf(
  source: Source,
  own: Own & { readonly category: Push['category'] },
  at: Date,
): Promise<Overlap[]> {
  if (own.category !== 'marketing') return []
  const found = await sharing(source, own, at, marketingGap, sql`category = 'marketing'`)
  return found.map(({ id, name, sendAt }) => ({ id, name, sendAt: sendAt ?? '' }))
}

/**
 * The pushes of any category less than this many milliseconds from a moment that go to some of the same people: not
 * forbidden, but for who decides to know.
 */
export async function nearbyOf(source: Source, own: Own, at: Date, within: number): Promise<Nearby[]> {
  const found = await sharing(source, own, at, within, sql`true`)
  return found.map(({ id, name, sendAt, category, state }) => ({ id, name, sendAt: sendAt ?? '', category, state }))
}

async function sharing(
  { db, services }: Source,
  own: Own,
  at: Date,
  within: number,
  condition: RawBuilder<unknown>,
): Promise<Push[]> {
  const [from, to] = [at.getTime() - within, at.getTime() + within]
  const { rows } = await sql<Record<string, unknown>>`select * from push
    where ${condition} and state in ('pendingApproval', 'scheduled', 'sending') and id <> ${own.id}
      and send_at > ${new Date(from).toISOString()} and send_at < ${new Date(to).toISOString()}
    order by send_at, id limit ${maxCompared}`.execute(db)
  if (rows.length === 0) return []
  const mine = await audienceSql({ db, services }, own, at)
  const found: Push[] = []
  for (const stored of rows) {
    const other = rowFrom(push, stored)
    const theirs = await audienceSql({ db, services }, other, at)
    const devices = (conditions: typeof mine.devices) =>
      sql`exists (select 1 from device d where d.last_user = u.id and ${sql.join([...conditions], sql` and `)})`
    const shared = await sql`select 1 from "user" u where ${sql.join(
      [...mine.users, ...theirs.users, devices(mine.devices), devices(theirs.devices)],
      sql` and `,
    )} limit 1`.execute(db)
    if (shared.rows.length > 0) found.push(other)
  }
  return found
}
