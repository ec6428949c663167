import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import push from '../../../src/entities/service-manage/push'
import { startDuePushes } from '../../../src/server/domain/messages/due-pushes'
import { startTestApp, type TestApp } from '../../support/test-app'
import { deliverAll, makePushWorld, type PushWorld } from '../../support/push-world'

let app: TestApp
let world: PushWorld

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
})
afterAll(() => app.stop())

const friday = '2030-03-01T03:00:00.000Z'

test('a push by local time reaches everybody when their own clock shows the hour', async () => {
  const silent = { lastActiveAt: '2019-01-01T00:00:00.000Z' }
  await world.person({ ...silent, timezone: 'Asia/Shanghai' })
  await world.person({ ...silent, timezone: 'America/Mexico_City' })
  const row = await app.make(push, {
    ...world.draft(),
    inactiveDays: 365,
    schedule: 'localTime',
    localTime: '12:00',
    sendAt: friday,
    state: 'scheduled',
  })
  const reachedAt = async (moment: string) => {
    await startDuePushes(app.services, new Date(moment))
    await deliverAll(app.services, row.id, () => new Date(moment))
    const { rows } = await sql<{
      timezone: string
    }>`select u.timezone from push_outbox o join "user" u on u.id = o.user_id
      where o.push_id = ${row.id} order by 1`.execute(app.db)
    return rows.map(({ timezone }) => timezone)
  }
  expect(await reachedAt('2030-03-01T03:30:00Z')).toEqual([])
  expect(await reachedAt('2030-03-01T04:01:00Z')).toEqual(['Asia/Shanghai'])
  expect(await reachedAt('2030-03-01T18:01:00Z')).toEqual(['America/Mexico_City', 'Asia/Shanghai'])
  expect(await world.read(row.id)).toMatchObject({ state: 'sent' })
})

test('a repeated push sends each occurrence as a push of its own, until its last day', async () => {
  await world.people(3)
  const row = await app.make(push, {
    ...world.draft(),
    name: 'Weekend list',
    schedule: 'recurring',
    recurrence: { days: [5], until: '2030-03-08' },
    sendAt: friday,
    state: 'scheduled',
  })
  await startDuePushes(app.services, new Date('2030-03-01T03:00:10Z'))
  expect(await world.read(row.id)).toMatchObject({ state: 'scheduled', sendAt: '2030-03-08T03:00:00.000Z' })
  await startDuePushes(app.services, new Date('2030-03-08T03:00:10Z'))
  const { rows } =
    await sql`select name, state, schedule from push where name like 'Weekend list 2%' order by id`.execute(app.db)
  expect(rows).toEqual([
    { name: 'Weekend list 2030-03-01', state: 'sending', schedule: 'at' },
    { name: 'Weekend list 2030-03-08', state: 'sending', schedule: 'at' },
  ])
  expect(await world.read(row.id)).toMatchObject({ state: 'sent' })
})

test('a push whose hour has not come stays where it is', async () => {
  const row = await app.make(push, { ...world.draft(), sendAt: friday, state: 'scheduled' })
  await startDuePushes(app.services, new Date('2030-03-01T02:59:59Z'))
  expect(await world.read(row.id)).toMatchObject({ state: 'scheduled' })
})
