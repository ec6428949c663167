import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import * as sparrow from '../../../commands/develop-manage/sparrow'
import user from '../../../src/entities/user-manage/user'
import type { ServerEvent } from '../../../src/server/events/events'
import type { Envelope } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const holder = 'DevelopManage:sparrow'
const lookUp = (staff: Staff, id: string) => app.as(staff).run(sparrow.lookUp, { id })

async function traced(staff: Staff, url: string) {
  const answer = await app.http.inject({ url, headers: { token: staff.token, 'x-trace-queries': '1' } })
  return answer.json<Envelope<unknown> & { queries?: { sql: string; milliseconds: number }[] }>()
}

describe("A developer tool named 'Sparrow' is shown only to role 1 or to users holding element DevelopManage:sparrow.", () => {
  test('role 1 and holders of the element look an id up, others are refused', async () => {
    for (const staff of [await app.staff('super'), await app.staff([holder])])
      expect(await lookUp(staff, '1')).toMatchObject({ code: '00000' })
    const other = await app.staff(['DevelopManage:regionList'])
    expect(await lookUp(other, '1')).toMatchObject({ code: 'A0301', data: { code: holder } })
  })

  test('granting takes effect without a new sign-in', async () => {
    const staff = await app.staff(['DevelopManage:regionList'])
    expect(await lookUp(staff, '1')).toMatchObject({ code: 'A0301' })
    const { rows } = await sql<{ id: number }>`select id from element where code = ${holder}`.execute(app.db)
    await sql`update role set elements = elements || ${rows[0]?.id}::bigint, version = version + 1
      where id = any(select unnest(roles) from account where id = ${staff.id})`.execute(app.db)
    expect(await lookUp(staff, '1')).toMatchObject({ code: '00000' })
  })
})

describe('looking an id up', () => {
  test('finds records of every kind that the account may list, by id and by public id, and none of the others', async () => {
    const person = await app.make(user, { displayId: '90817263' })
    const all = await lookUp(await app.staff('super'), String(person.displayId))
    const found = all.data.findings
    expect(found.filter(({ params }) => params?.id === person.id)).toHaveLength(1)
    expect(found[0]?.to).toMatch(new RegExp(`^/user-manage/[a-z-]+\\?id=${person.id}$`))
    const byId = await lookUp(await app.staff('super'), `#${person.id}`)
    expect(byId.data.findings).toContainEqual(found[0])
    const none = await lookUp(await app.staff([holder]), String(person.displayId))
    expect(none.data.findings).toEqual([])
  })
})

describe('a call of which the queries are asked for', () => {
  test('answers them, without their values, to holders alone', async () => {
    const { code, queries } = await traced(await app.staff('super'), '/user/backend/options?search=Ann')
    expect(code).toBe('00000')
    expect(queries?.length).toBeGreaterThan(0)
    expect(queries?.[0]?.sql).toContain('select')
    expect(JSON.stringify(queries)).not.toContain('Ann')
    expect(JSON.stringify(queries)).not.toContain('session_token')
    const refused = await traced(await app.staff(['UserManage:userList']), '/user/backend/options?search=Ann')
    expect(refused).toMatchObject({ code: 'A0301', data: { code: holder } })
    expect(refused.queries).toBeUndefined()
  })

  test("runs with the caller's own rights", async () => {
    const answer = await traced(await app.staff([holder]), '/user/backend/options?search=Ann')
    expect(answer.code).toBe('A0301')
  })
})

describe('clearing caches', () => {
  test('tells every server and browser, and is audited with its reason', async () => {
    const told: ServerEvent[] = []
    const stop = app.services.events.subscribe((event) => told.push(event))
    const staff = await app.staff([holder])
    const answer = await app
      .as(staff)
      .run(
        sparrow.clearCaches,
        { caches: ['dictionaries', 'rights'], reason: 'A role was restored' },
        { confirmed: true },
      )
    stop()
    expect(answer).toMatchObject({ code: '00000' })
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['caches', 'dictionaries']))
    const { rows } = await sql<{ reason: string; args: unknown }>`select reason, args from audit_entry
      where command = 'develop-manage.sparrow.clearCaches' order by id desc limit 1`.execute(app.db)
    expect(rows[0]).toMatchObject({ reason: 'A role was restored', args: { caches: ['dictionaries', 'rights'] } })
  })
})
