import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import order from '../../../src/entities/goods-and-order/order'
import tag from '../../../src/entities/movie-manage/tag'
import user from '../../../src/entities/user-manage/user'
import { anchorsOf } from '../../../src/server/operations/row-anchors'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const page = 'user-manage.user-list'
const count = 15_000

interface Row {
  readonly id: number
  readonly [field: string]: unknown
}

/**
 * Users whose levels are mixed, of whom every third has never paid for membership, and of whom the disabled and the
 * deleted are those with the highest scores of risk and the latest visits, though every tenth has never come.
 */
async function addUsers({ db }: TestApp): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Else they are not known to be there for everybody when they are vacuumed, and an index alone answers nothing.
    await sql`set local synchronous_commit = on`.execute(transaction)
    await sql`insert into "user" (state, display_id, nickname, gender, kind, level, vip_expires_at, risk_score, registered_at, last_active_at, version, created_at, updated_at)
    select case when n > 13000 then 'deleted' when n > 7000 then 'disabled' else 'normal' end, (100000 + n)::text, 'user ' || n % 500, 'unknown', 'normal',
      1 + (n * 7919) % 100, case when n % 3 > 0 then timestamptz '2030-01-01' + make_interval(mins => (n * 31) % 9000) end,
      n / 150, timestamptz '2030-01-01' + make_interval(secs => n),
      case when n % 10 > 0 then timestamptz '2030-01-01' + make_interval(secs => n) end, 1, now(), now()
    from generate_series(1, ${count}) n`.execute(transaction)
  })
  await sql`vacuum analyze "user"`.execute(db)
}

describe('windows of a long list', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
    await addUsers(app)
  })
  afterAll(() => app.stop())

  const rowsOf = async (body: object) => {
    const answer = await caller.list(user, { page, columns: ['id'], ...body })
    expect(answer.code).toBe('00000')
    return answer.data.rows
  }
  const idsOf = async (body: object) => (await rowsOf(body)).map(({ id }) => id)
  /** What PostgreSQL itself says, without any of the server's ways. */
  const idsBySql = async (rest: string) => {
    const { rows } = await sql<{ id: number }>`select id from "user" ${sql.raw(rest)}`.execute(app.db)
    return rows.map(({ id }) => id)
  }

  test.each([
    ['level', 'level, id'],
    ['-level', 'level desc, id desc'],
    ['nickname', 'nickname, id'],
    ['vipExpiresAt', 'vip_expires_at, id'],
    ['-vipExpiresAt', 'vip_expires_at desc, id desc'],
    ['-id', 'id desc'],
    ['level,-nickname', 'level, nickname desc, id desc'],
  ])('sorted by %s stand where PostgreSQL counts them, near and far', async (sort, order) => {
    for (const offset of [0, 150, 9_990, 12_345, 14_950])
      expect(await idsOf({ sort, offset })).toEqual(await idsBySql(`order by ${order} limit 100 offset ${offset}`))
  })

  test.each([
    [
      'few that stand at the far end',
      { state: { is: ['deleted'] } },
      'riskScore',
      "state = 'deleted'",
      'risk_score, id',
    ],
    [
      'many that stand at the far end',
      { state: { is: ['disabled'] } },
      'registeredAt',
      "state = 'disabled'",
      'registered_at, id',
    ],
    ['many that stand everywhere', { level: { from: 10 } }, '-riskScore', 'level >= 10', 'risk_score desc, id desc'],
    [
      'a range of what they are sorted by',
      { riskScore: { from: 80, to: 81 }, state: { is: ['disabled'] } },
      'riskScore',
      "risk_score between 80 and 81 and state = 'disabled'",
      'risk_score, id',
    ],
    ['those with nothing there', { vipExpiresAt: { empty: true } }, 'vipExpiresAt', 'vip_expires_at is null', 'id'],
    [
      'a part of a text',
      { nickname: { contains: 'ser 49' } },
      '-level',
      "nickname like '%ser 49%'",
      'level desc, id desc',
    ],
    ['the last of some, by their ids', { state: { is: ['deleted'] } }, '-id', "state = 'deleted'", 'id desc'],
    ['none', { level: { is: [1] }, riskScore: { from: 100 }, state: { is: ['normal'] } }, 'nickname', 'false', 'id'],
  ])('show %s of the filtered rows in order', async (_what, filters, sort, where, order) => {
    for (const offset of [0, 100])
      expect(await idsOf({ filters, sort, offset })).toEqual(
        await idsBySql(`where ${where} order by ${order} limit 100 offset ${offset}`),
      )
  })

  test('those that stand far behind a row come before those with nothing there, however few are looked at', async () => {
    const after = { value: '2030-01-01T00:00:01.000Z', id: 1 }
    expect(await idsOf({ filters: { state: { is: ['deleted'] } }, sort: 'lastActiveAt', after })).toEqual(
      await idsBySql("where state = 'deleted' order by last_active_at, id limit 100"),
    )
  })

  test.each([
    ['vipExpiresAt', 'vip_expires_at, id'],
    ['-vipExpiresAt', 'vip_expires_at desc, id desc'],
    ['level', 'level, id'],
  ])('sorted by %s, each asked for behind the last, together hold every row once', async (sort, order) => {
    const field = sort.replace('-', '')
    const seen: number[] = []
    let last: Row | undefined
    do {
      const after = last && { value: last[field], id: last.id }
      const rows = await rowsOf({ columns: [field], sort, size: 200, ...(after && { after }) })
      seen.push(...rows.map(({ id }) => id))
      last = rows.length === 200 ? rows.at(-1) : undefined
    } while (last)
    expect(seen).toEqual(await idsBySql(`order by ${order}`))
  })

  test.each([
    ['level', 'high'],
    ['level', 1.5],
    ['level,nickname', 1],
    ['registeredAt', 'yesterday'],
    ['nickname', 7],
    ['nickname', null],
  ])('sorted by %s are refused behind a row with %j there', async (sort, value) => {
    const answer = await caller.list(user, { page, sort, after: { value, id: 1 } })
    expect(answer.code).toBe('A0400')
    expect(JSON.stringify(answer.data)).toContain('after')
  })

  test.each([
    ['level', {}, '', 'level, id'],
    ['-vipExpiresAt', {}, '', 'vip_expires_at desc, id desc'],
    ['vipExpiresAt', {}, '', 'vip_expires_at, id'],
    ['-nickname', { level: { from: 10 } }, 'where level >= 10', 'nickname desc, id desc'],
  ])(
    'sorted by %s with filters %j stand where they stood when jumped to again',
    async (sort, filters, where, order) => {
      const windows = () =>
        Promise.all([10_000, 10_999, 11_000, 13_400].map((offset) => idsOf({ filters, sort, offset })))
      const counted = await windows()
      await anchorsOf(app.services).settled()
      expect(await windows()).toEqual(counted)
      expect(counted[3]).toEqual(await idsBySql(`${where} order by ${order} limit 100 offset 13400`))
    },
  )

  test('move up by one at once when a row before them goes', async () => {
    const ask = () => idsOf({ filters: { kind: { is: ['normal'] } }, sort: 'displayId', offset: 12_000 })
    await ask()
    await anchorsOf(app.services).settled()
    const before = await ask()
    await sql`update "user" set kind = 'test' where display_id = '100001'`.execute(app.db)
    app.services.events.publish({ kind: 'record', entity: 'user', ids: [1] })
    const after = await ask()
    expect(after.slice(0, 99)).toEqual(before.slice(1))
  })
})

describe('a list sorted by an amount of several currencies', () => {
  const orderPage = 'goods-and-order.order-itemized'
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
    const { id } = await app.make(user, {})
    await sql`insert into "order" (state, "user", order_no, amount, currency, quantity, is_test, reconcile, version, created_at, updated_at)
      select 'paid', ${id}, 'O' || n, case when n % 7 > 0 then (n * 7919) % 1000 end, (array['USD', 'JPY', null, 'EUR'])[1 + n % 4],
        1, false, 'pending', 1, now(), now()
      from generate_series(1, ${count}) n`.execute(app.db)
    await sql`vacuum analyze "order"`.execute(app.db)
  })
  afterAll(() => app.stop())

  const rowsOf = async (body: object) => {
    const answer = await caller.list(order, { page: orderPage, columns: ['amount', 'currency'], ...body })
    expect(answer.code).toBe('00000')
    return answer.data.rows as Row[]
  }
  const idsBySql = async (rest: string) => {
    const { rows } = await sql<{ id: number }>`select id from "order" ${sql.raw(rest)}`.execute(app.db)
    return rows.map(({ id }) => id)
  }

  test.each([
    ['amount', 'currency, amount, id'],
    ['-amount', 'currency desc, amount desc, id desc'],
  ])('has the amounts of one currency together by %s: near and far, and each once', async (sort, by) => {
    const all = await idsBySql(`order by ${by}`)
    const far = async () => (await rowsOf({ sort, offset: 12_345 })).map(({ id }) => id)
    expect(await far()).toEqual(all.slice(12_345, 12_445))
    await anchorsOf(app.services).settled()
    expect(await far()).toEqual(all.slice(12_345, 12_445))
    const seen: number[] = []
    let last: Row | undefined
    do {
      const after = last && { value: last['amount'], currency: last['currency'], id: last.id }
      const rows = await rowsOf({ sort, size: 200, ...(after && { after }) })
      seen.push(...rows.map(({ id }) => id))
      last = rows.length === 200 ? rows.at(-1) : undefined
    } while (last)
    expect(seen).toEqual(all)
  })

  test('refuses to go on behind a row whose currency is no text', async () => {
    const after = { value: 1, currency: 7, id: 1 }
    const answer = await caller.list(order, { page: orderPage, sort: 'amount', after } as never)
    expect(answer.code).toBe('A0400')
  })
})

describe('a list sorted by names of several languages, of whom many match and all stand far along', () => {
  const tags = 30_000
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
    await app.db.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = on`.execute(transaction)
      await sql`insert into tag (state, code, name, type, applies, areas, enabled, show_in_filter, version, created_at, updated_at)
        select 'active', 'tag' || n, json_build_object('en', to_char(n, '000000'), 'zh_CN', 'x'), 'plot', 'all', '{-1}', n > 15000, n > 4000, 1, now(), now()
        from generate_series(1, ${tags}) n`.execute(transaction)
    })
    await sql`vacuum analyze tag`.execute(app.db)
  })
  afterAll(() => app.stop())

  test.each([
    ['farther than half as many as match', 'enabled', 'enabled'],
    ['nearer than that', 'showInFilter', 'show_in_filter'],
  ])(
    'shows them in order where they stand %s, from the beginning, behind a row, and asked again',
    async (_where, field, column) => {
      const { rows } = await sql<{
        id: number
        name: string
      }>`select id, name ->> 'en' as name from tag where ${sql.ref(column)}
      order by name ->> 'en', id limit 400`.execute(app.db)
      const ids = rows.map(({ id }) => id)
      const ask = async (body: object) => {
        const list = {
          page: 'movie-manage.tags-list',
          columns: ['id'],
          filters: { [field]: { is: [true] } },
          sort: 'name',
        }
        const answer = await caller.list(tag, { ...list, ...body })
        return answer.data.rows.map(({ id }) => id)
      }
      for (const offset of [0, 0, 250]) expect(await ask({ offset })).toEqual(ids.slice(offset, offset + 100))
      expect(await ask({ after: { value: rows[99]!.name, id: ids[99]! } })).toEqual(ids.slice(100, 200))
    },
  )
})
