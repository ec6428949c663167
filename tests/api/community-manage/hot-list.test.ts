import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pin, recalculate, releaseList, freezeList } from '../../../commands/community-manage/hot-list'
import dynamic from '../../../src/entities/community-manage/dynamic'
import hotListItem from '../../../src/entities/community-manage/hot-list-item'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const makePost = async (values: Partial<Row<typeof dynamic>> = {}) =>
  app.make(dynamic, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('the hot list', () => {
  const makeItem = async (area: number, values: Partial<Row<typeof hotListItem>> = {}) =>
    app.make(hotListItem, { list: 'posts', area, dynamic: (await makePost()).id, state: 'listed', ...values })

  test('is ordered by heat with what was added, and pins keep their place', async () => {
    const area = (await app.make(areaConfig)).id
    const cold = await makeItem(area, { heat: 10 })
    const hot = await makeItem(area, { heat: 100 })
    const boosted = await makeItem(area, { heat: 60, boost: 100, until: inDays(1), reason: 'news' })
    const terms = { pinnedAt: 1, until: inDays(1), reason: 'event' }
    expect((await boss.refused(pin, cold, { ...terms, until: inDays(5) })).code).toBe('A0400')
    expect((await boss.run(pin, cold, terms)).code).toBe('00000')
    expect((await boss.refused(pin, hot, terms)).code).toBe('A0400')
    expect((await boss.run(recalculate, { list: 'posts', area })).code).toBe('00000')
    const ranks = await Promise.all([cold, boosted, hot].map(async (item) => (await now(hotListItem, item)).rank))
    expect(ranks).toEqual([1, 2, 3])
  })

  test('says how far it has moved until an hour has passed, and changes nothing where nothing moves', async () => {
    const area = (await app.make(areaConfig)).id
    const [first, second] = [await makeItem(area, { heat: 10, rank: 1 }), await makeItem(area, { heat: 90, rank: 2 })]
    const told = async () =>
      Promise.all(
        [first, second].map(async (item) =>
          (({ rank, change, version }) => [rank, change, version])(await now(hotListItem, item)),
        ),
      )
    await boss.run(recalculate, { list: 'posts', area })
    const ranked = await told()
    expect(ranked.map(([rank, change]) => [rank, change])).toEqual([
      [2, -1],
      [1, 1],
    ])
    await boss.run(recalculate, { list: 'posts', area })
    expect(await told()).toEqual(ranked)
  })

  test('stays as it is while it is frozen', async () => {
    const area = (await app.make(areaConfig)).id
    await makeItem(area)
    const list = { list: 'posts' as const, area }
    expect((await boss.refused(releaseList, list)).code).toBe('B01')
    expect((await boss.run(freezeList, { ...list, until: inDays(1), reason: 'election' })).code).toBe('00000')
    expect((await boss.refused(recalculate, list)).code).toBe('B01')
    expect((await boss.run(releaseList, list)).code).toBe('00000')
    expect((await boss.run(recalculate, list)).code).toBe('00000')
  })
})
