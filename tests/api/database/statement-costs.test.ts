import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estimate } from '../../../commands/user-manage/tag-selection-add'
import cashOut from '../../../src/entities/cash-out/cash-out'
import user from '../../../src/entities/user-manage/user'
import type { Findings } from '../../../src/schema/findings'
import { forget } from '../../../src/server/base/caches'
import { withQueryLog, type LoggedQuery } from '../../../src/server/db/query-log'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

/** The product's own queries of a call, without those that find out who asks. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const log: LoggedQuery[] = []
  await withQueryLog(log, work)
  return log.map(({ sql: text }) => text)
}

const explained = (queries: readonly string[]) => queries.filter((text) => text.startsWith('explain')).length

describe('what a statement costs', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ env: { STATEMENT_COST: '30000', ESTIMATE_FROM_ROWS: '1000' } })
    caller = app.as(await app.staff('super'))
    await sql`insert into "user" (state, display_id, nickname, gender, kind, level, risk_score, registered_at, version, created_at, updated_at)
      select 'normal', (100000 + n)::text, 'user ' || n, 'unknown', 'normal', 1 + n % 100, n % 7, now(), 1, now(), now()
      from generate_series(1, 6000) n`.execute(app.db)
    await sql`analyze "user"`.execute(app.db)
    await app.make(cashOut, {})
  })
  afterAll(() => app.stop())

  /** As if the table had this many pages and rows. */
  const grown = async (table: string, rows: number) => {
    await sql`update pg_class set reltuples = ${rows} where relname = ${table}`.execute(app.db)
    forget(app.services, 'lists')
  }

  it('is asked of nobody who opens a list as it stands, near its beginning', async () => {
    await caller.list(user)
    const queries = await queriesOf(() =>
      caller.list(user, { columns: ['id', 'nickname'], sort: '-level', offset: 200 }),
    )
    expect(explained(queries)).toBe(0)
    expect(queries.filter((text) => text.includes('pg_class'))).toEqual([])
  })

  it('is asked of no list that is small, filtered or not', async () => {
    const asked = { filters: { state: { is: ['pending'] } }, sort: '-createdAt', columns: ['id'] }
    const answer: { code: string }[] = []
    const queries = await queriesOf(async () => answer.push(await caller.list(cashOut, asked)))
    expect([answer[0]?.code, explained(queries)]).toEqual(['00000', 0])
  })

  it('is asked of the planner once for windows of the same list', async () => {
    const asked = { columns: ['id'], filters: { nickname: { contains: 'user 59' } }, sort: 'level' }
    const first = await queriesOf(() => caller.list(user, asked))
    const again = await queriesOf(() => caller.list(user, asked))
    expect([explained(first) > 0, explained(again)]).toEqual([true, 0])
  })

  it('decides whether a list is read, and who asked is told what to narrow', async () => {
    const together = { columns: ['id'], sort: 'riskScore,-nickname' }
    expect(await caller.list(user, together)).toMatchObject({ code: '00000' })
    await grown('user', 9_000_000)
    const refusal = { code: 'B01', data: { reason: 'dear' } }
    const sorted = await caller.list(user, together)
    expect(sorted).toMatchObject(refusal)
    expect(sorted.msg).toMatch(/^Putting about [\d,.]+ records in order by Risk score, Nickname would/)
    expect(await caller.list(user, { columns: ['id'], filters: { level: { is: [7] } }, sort: '-level' })).toMatchObject(
      {
        code: '00000',
      },
    )
    await grown('user', 6_000)
  })

  it('decides whether figures are added up', async () => {
    const url = '/pay/backend/cashOut/figures'
    const asked = { page: 'cash-out.cash-out-report', zone: 'UTC', filters: {} }
    expect(await caller.post(url, asked)).toMatchObject({ code: '00000' })
    await sql`analyze cash_out`.execute(app.db)
    await grown('cash_out', 9_000_000)
    expect(await caller.post(url, asked)).toMatchObject({ code: 'B01', data: { reason: 'dear' } })
  })

  it('keeps from counting very many users by conditions: a sample of them is', async () => {
    const leaves = [{ kind: 'userIndicator', code: 'level', operator: 'gt', value: 50 }]
    const conditions = { conditions: { match: 'all', leaves } }
    const found = async () => {
      const { data } = await caller.run<Findings>(estimate, conditions)
      return data.findings.map(({ caption, value }) => [caption.split('.').at(-1), value])
    }
    expect((await found()).slice(0, 2)).toEqual([
      ['fitting', 3_000],
      ['of', 6_001],
    ])
    await grown('user', 2_000_000)
    const told = Object.fromEntries(await found()) as Record<string, number>
    expect(told.sampled).toBeGreaterThan(500)
    expect(told.sampled).toBeLessThan(5_500)
    expect(told.of).toBe(told.sampled! * 2)
  })
})
