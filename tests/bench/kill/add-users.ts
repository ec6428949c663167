import type { KilledOffice } from './killed-office'

/** Adds users whose nicknames begin alike, which nothing but their list knows of. */
export function addUsers({ pool }: Pick<KilledOffice, 'pool'>, name: string, count: number) {
  return pool.query(
    `insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at, version, created_at, updated_at)
     select left($1, 5) || n, $1 || '-' || n, 'unknown', 'normal', 'normal', 0, now(), 1, now(), now() from generate_series(1, $2::int) n`,
    [name, count],
  )
}
