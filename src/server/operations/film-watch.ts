import { sql } from 'kysely'
import type { Watched } from '../../calls/records'
import type { Entity } from '../../schema/entity'
import { fastestFilm } from '../../shared/film-speeds'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'

/** Stretches of a film, each from where to where, in seconds. */
export type Stretches = Watched['seen']

/** What a player may be ahead of all that can have been played, in seconds: clocks and networks are not exact. */
const leeway = 10

/** Whose film, watched by whom. */
interface Watch {
  readonly entity: Entity
  readonly record: number
  readonly account: number
}

/** What an account has seen of the film of a case: nothing where it never opened it. */
export async function watchedOf({ db }: Pick<Context, 'db'>, watch: Watch): Promise<Watched> {
  const { rows } = await sql<Watched>`select ${told} from film_watch w where ${isOf(watch)}`.execute(db)
  return rows[0] ?? { seen: [], share: 0 }
}

/**
 * Adds what a player tells that was played to what an account has seen. The first word of a player is that the film is open, with
 * nothing seen; from then on no more can have been seen than time has passed, at the highest speed. What it is ahead by is kept,
 * so that many words in a moment tell of no more than one does.
 * @param length of the film, in seconds: the longest that was told counts
 * @throws B01 where more was seen than can have been
 */
export async function addWatched(
  { db, now }: Pick<Context, 'db' | 'now'>,
  watch: Watch,
  { seen, length }: { readonly seen: Stretches; readonly length: number },
): Promise<Watched> {
  const { entity, record, account } = watch
  const more = sql<number>`${secondsOf(sql`(w.seen + excluded.seen)`)} - ${secondsOf(sql`w.seen`)}`
  const passed = sql<number>`greatest(0, extract(epoch from excluded.told_at - w.told_at))`
  const ahead = sql<number>`greatest(0, coalesce(w.ahead, 0) + ${more} - ${passed} * ${fastestFilm}::numeric)`
  const { rows } = await sql<Watched>`
    insert into film_watch as w (entity, record_id, account_id, seen, length, told_at, ahead)
    select t.*, ${secondsOf(sql`t.seen`)} from (values (
      ${entity.name}, ${record}::bigint, ${account}::bigint, ${multirangeOf(seen, length)}::nummultirange, ${length}::numeric,
      ${now.toISOString()}::timestamptz
    )) t (entity, record_id, account_id, seen, length, told_at)
    where ${secondsOf(sql`t.seen`)} <= ${leeway}::numeric or exists (select from film_watch w where ${isOf(watch)})
    on conflict (entity, record_id, account_id) do update
      set seen = w.seen + excluded.seen, length = greatest(w.length, excluded.length),
        told_at = greatest(w.told_at, excluded.told_at), ahead = ${ahead}
      where ${ahead} <= ${leeway}::numeric
    returning ${told}`.execute(db)
  const [watched] = rows
  if (!watched) throw refused('film.seenTooFast')
  return watched
}

/** Whether an account has seen something of each of these places on the film of a case. */
export async function hasSeenPlaces(context: Pick<Context, 'db'>, watch: Watch, places: Stretches): Promise<boolean> {
  const { seen } = await watchedOf(context, watch)
  return places.every(([from, to]) => seen.some(([start, end]) => start <= Math.max(to, from + 1) && end >= from))
}

function isOf({ entity, record, account }: Watch) {
  return sql<boolean>`w.entity = ${entity.name} and w.record_id = ${record} and w.account_id = ${account}`
}

/** The seconds that a list of stretches covers. */
function secondsOf(stretches: ReturnType<typeof sql>) {
  return sql<number>`(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(${stretches}) r)`
}

const told = sql`
  coalesce((select jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by lower(r)) from unnest(w.seen) r), '[]') as seen,
  least(100, round(100 * ${secondsOf(sql`w.seen`)} / w.length, 1))::float as share`

/** As PostgreSQL writes stretches: `{[0,12.5),[20,31)}`. What lies beyond the film is none of it. */
function multirangeOf(seen: Stretches, length: number): string {
  const within = seen
    .map(([from, to]) => [Math.max(0, from), Math.min(to, length)] as const)
    .filter(([from, to]) => to > from)
  return `{${within.map(([from, to]) => `[${from},${to})`).join(',')}}`
}
