import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../../src/server/db/database'
import { introspectTables } from '../../../src/server/db/introspect'
import { registry } from '../../../src/server/base/declarations'
import { seedDemo } from '../../../src/server/demo/seed'
import { areaColumns } from '../../support/area-columns'
import { asAtFirstStart } from '../../support/as-at-first-start'
import { smallDemo as sizes } from '../../support/small-demo'
import { openTestDatabase } from '../../support/test-database'
import type { TestDatabase } from '../../support/test-database'

const now = new Date('2026-06-17T09:00:00Z')
let database: TestDatabase
let pool: pg.Pool
let before: unknown

beforeAll(async () => {
  database = await openTestDatabase()
  pool = createPool({ connectionString: database.connectionString })
  before = await structure()
  await asAtFirstStart(pool)
  await seedDemo({ pool, registry, seed: 1, now, sizes })
})

afterAll(async () => {
  await pool.end()
  await database.stop()
})

/** Its constraints and indexes, in an order of their own. */
const structure = async () =>
  (await introspectTables(pool)).map((table) => ({
    ...table,
    constraints: [...table.constraints].sort(),
    indexes: [...table.indexes].sort(),
  }))

const count = async (sql: string) => Number((await pool.query<{ count: number }>(sql)).rows[0]?.count)

test('the demo data fits every rule of the database: it is loaded whole, with all keys and indexes made again', async () => {
  expect(await count('select count(*) from "user"')).toBe(sizes.user)
  expect(await structure()).toEqual(before)
})

test('every area stands in a field of its group, and no two areas of a group share a country', async () => {
  const foreign = areaColumns.map(({ table, column, group, isList }) => {
    const held = isList ? `unnest(t."${column}")` : `t."${column}"`
    return `select '${table}.${column}' as place from (select ${held} as area from "${table}" t) h
      join area_config a on a.id = h.area where a."group" <> '${group}'`
  })
  expect((await pool.query(foreign.join(' union '))).rows).toEqual([])
  const shared = `select count(*) from area_config a join area_config b
    on a."group" = b."group" and a.id < b.id and a.countries && b.countries`
  expect(await count(shared)).toBe(0)
})

/** Users whose state and bans say different things. */
const differing = `select count(*) from "user" u where (u.state = 'disabled') <> exists
    (select 1 from blacklist_entry b where b.user = u.id and b.scope = 'login' and b.state = 'active')`

test('a user is disabled exactly while a login ban is active', async () => {
  expect(await count(differing)).toBe(0)
  expect(await count(`select count(*) from "user" where state = 'disabled'`)).toBeGreaterThan(10)
})

test('there are experiments in several stages, the versions of those that went out told apart', async () => {
  const { rows } = await pool.query<{ state: string }>(
    `select distinct state from push where variants is not null order by state`,
  )
  expect(rows.map(({ state }) => state)).toEqual(['draft', 'paused', 'pendingApproval', 'scheduled', 'sent'])
  const sent = `select push from push_stat group by push having count(distinct variant) = 2 and sum(sent) > 200`
  expect(await count(`select count(*) from (${sent}) s`)).toBe(4)
  expect(await count(`select count(*) from push where variants ->> 'winner' = 'B'`)).toBe(1)
})

test('a push with a holdout went to all but those, each of them once', async () => {
  const { rows } = await pool.query<{ sent: number; outbox: number; holdout: number }>(
    `select p.sent_count as sent, count(*) filter (where o.status = 'delivered') as outbox,
      count(*) filter (where o.status = 'holdout') as holdout
    from push p join push_outbox o on o.push_id = p.id group by p.id`,
  )
  expect(rows).toEqual([{ sent: 480, outbox: 480, holdout: 120 }])
})

test('requests wait for a second person, each for a user in good standing with a ticket of theirs', async () => {
  expect(await count(`select count(*) from approval where state = 'pending' and due_at > '${now.toISOString()}'`)).toBe(
    4,
  )
  const sound = `select count(*) from approval a join feedback f on f.id = (a.args ->> 'ticket')::bigint
    join "user" u on u.id = f."user" and u.state = 'normal' and u.nickname = a.record_title
    where a.entity = 'user' and a.record_id = u.id::text`
  expect(await count(sound)).toBe(await count(`select count(*) from approval where entity = 'user'`))
  expect(await count(sound)).toBeGreaterThan(4)
})

test('messages that staff sent lie in the inboxes of their users', async () => {
  const personal = `select count(*) from message_inbox i join message_send s on s.id = i.send_id
    where s.audience = 'userIds'`
  expect(await count(personal)).toBeGreaterThan(10)
  expect(await count(`${personal} and i.user_id = any(s.users)`)).toBe(await count(personal))
})

test('records made afterwards take ids that are free', async () => {
  const last = await count('select max(id) as count from user_note')
  const { rows } = await pool.query<{ id: number }>(
    `insert into user_note ("user", text, pinned, version, created_at, updated_at) values (1, 'x', false, 1, now(), now()) returning id`,
  )
  expect(rows[0]?.id).toBe(last + 1)
})

test('a second run adds what is missing and leaves the rest as it is', async () => {
  const again = await seedDemo({ pool, registry, seed: 1, now, sizes: { ...sizes, user: 4_500 } })
  // Hosts and what they earn are chosen among all who are there: some of these are more now.
  expect(again.rows).toMatchObject({ user: 500, blacklistEntry: 7 })
  expect(await count(differing)).toBe(0)
})
