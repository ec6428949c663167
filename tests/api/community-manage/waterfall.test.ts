import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { excludePost, editMix, publishMix, startTest, rollbackMix } from '../../../commands/community-manage/waterfall'
import dynamic from '../../../src/entities/community-manage/dynamic'
import waterfallItem from '../../../src/entities/community-manage/waterfall-item'
import waterfallMix from '../../../src/entities/community-manage/waterfall-mix'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import user from '../../../src/entities/user-manage/user'
import type { Row } from '../../../src/schema/entity'
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
const makePost = async (values: Partial<Row<typeof dynamic>> = {}) =>
  app.make(dynamic, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('the feed', () => {
  test('places one thing on one place at a time, for 30 days at most; a post is kept out by name', async () => {
    const post = await makePost()
    const place = { dynamic: post.id, effect: 'position', position: 3, areas: [-1], reason: 'launch' }
    const save = (values: object) =>
      boss.save(waterfallItem, { ...place, startAt: inDays(1), endAt: inDays(5), ...values })
    expect((await save({ endAt: inDays(40) })).code).toBe('A0400')
    expect((await save({ dynamic: null })).code).toBe('A0400')
    expect((await save({})).code).toBe('00000')
    expect((await save({ startAt: inDays(4), endAt: inDays(6) })).code).toBe('A0400')
    expect((await save({ startAt: inDays(6), endAt: inDays(8) })).code).toBe('00000')
    const out = { dynamic: post.id, areas: [-1], endAt: inDays(2), reason: 'complaint' }
    expect((await boss.run(excludePost, out)).code).toBe('00000')
    expect(await records().where(waterfallItem, { effect: 'exclude' })).toMatchObject([{ dynamic: post.id }])
  })

  test('mixes its sources by a draft that is tested, published, and rolled back', async () => {
    const area = (await app.make(areaConfig)).id
    const sources = (hot: number) => [
      { source: 'hot' as const, share: hot },
      { source: 'fresh' as const, share: 100 - hot },
    ]
    const stateOf = async (state: 'draft' | 'testing' | 'live' | 'archived') =>
      (await records().where(waterfallMix, { area, state })).map((mix) => mix.sources)
    expect((await boss.refused(editMix, { area, sources: [{ source: 'hot', share: 90 }] })).code).toBe('A0400')
    expect((await boss.refused(publishMix, { area })).code).toBe('B01')
    for (const hot of [60, 40]) {
      expect((await boss.run(editMix, { area, sources: sources(hot) })).code).toBe('00000')
      expect((await boss.run(startTest, { area, trafficPercent: 10 })).code).toBe('00000')
      expect((await boss.run(publishMix, { area })).code).toBe('00000')
    }
    expect([await stateOf('live'), await stateOf('archived')]).toEqual([[sources(40)], [sources(60)]])
    expect((await boss.run(rollbackMix, { area })).code).toBe('00000')
    expect(await stateOf('live')).toEqual([sources(60)])
  })
})
