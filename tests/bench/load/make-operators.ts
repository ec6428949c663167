import pg from 'pg'
import { hashPassword } from '../../../src/server/domain/staff/passwords'

/** How the operators of a load sign in: `operator-1`, `operator-2` … */
export const operatorPassword = 'Load-tests-only#1'
export const operatorName = (number: number): string => `operator-${number}`

/** Somebody at work. */
export interface Operator {
  readonly number: number
  /** Ids of the users that they work on, and nobody else. */
  readonly users: readonly number[]
}

/** One of this many is limited to the areas of one country, so that their lists ask for more than everybody's. */
const scopedOneOf = 5

/** How many users each works on. */
const usersEach = 200

/** Makes accounts with every right but a super administrator's; some of them see their areas alone. */
export async function makeOperators(database: string, count: number): Promise<Operator[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const roleOf = async (code: string, scope: string) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into role (code, name, description, owner, data_scope, currency, approval_limit, export_row_limit, requires_factor,
           built_in, enabled, menus, elements, version, created_at, updated_at)
         select $1, '{"en": "Load", "zh_CN": "负载"}', 'Everything that one may give', a.id, $2, 'USD', 100000000, 5000000, false,
           false, true, (select array_agg(id) from menu), (select array_agg(id) from element), 1, now(), now()
         from account a where a.username = 'admin' returning id`,
        [code, scope],
      )
      return rows[0]?.id
    }
    const [whole, scoped] = [await roleOf('load', 'all'), await roleOf('load-scoped', 'accountAreas')]
    await client.query(
      `with indonesia as (
         select coalesce(array_agg(a.id), '{-1}') as areas from area_config a join country c on c.id = any(a.countries)
         where a."group" = 'general' and c.iso_code = 'ID'),
       made as (
         insert into account (username, real_name, email, department, employment, roles, areas, timezone, otp_on,
           must_change_password, failed_logins, state, version, created_at, updated_at)
         select 'operator-' || n, 'Operator ' || n, 'operator-' || n || '@iron-man.example', d.department, 'employee',
           array[case when n % $1 = 0 then $2::bigint else $3::bigint end], case when n % $1 = 0 then i.areas else '{-1}' end,
           'Asia/Shanghai', false, false, 0, 'active', 1, now(), now()
         from generate_series(1, $4) n, indonesia i, (select department from account where username = 'admin') d returning id)
       insert into account_credential (account_id, password_hash, former_hashes) select id, $5, '[]' from made`,
      [scopedOneOf, scoped, whole, count, await hashPassword(operatorPassword)],
    )
    return await usersOf(client, count)
  } finally {
    await client.end()
  }
}

/** Deals users out: to those who are limited to areas, from these. */
async function usersOf(client: pg.Client, count: number): Promise<Operator[]> {
  const idsOf = async (condition: string) => {
    const { rows } = await client.query<{ id: number }>(
      `select u.id::int as id from "user" u join country c on c.id = u.country
       where u.state = 'normal' and u.kind = 'normal' and ${condition} order by u.id limit $1`,
      [count * usersEach],
    )
    return rows.map(({ id }) => id)
  }
  const [indonesian, others] = [await idsOf("c.iso_code = 'ID'"), await idsOf("c.iso_code <> 'ID'")]
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    users: ((at + 1) % scopedOneOf === 0 ? indonesian : others).slice(at * usersEach, (at + 1) * usersEach),
  }))
}
