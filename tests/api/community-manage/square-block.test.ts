import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as detailTabConfigManage from '../../../commands/community-manage/detail-tab-config-manage'
import { addLists, removeUnplayable } from '../../../commands/community-manage/single-recommend/add-content'
import * as squareBannerCommands from '../../../commands/community-manage/square-banner'
import * as squareBlockCommands from '../../../commands/community-manage/square-block'
import communityRelease from '../../../src/entities/community-manage/community-release'
import detailTab from '../../../src/entities/community-manage/detail-tab'
import singleRecommend from '../../../src/entities/community-manage/single-recommend'
import singleRecommendItem from '../../../src/entities/community-manage/single-recommend-item'
import squareBanner from '../../../src/entities/community-manage/square-banner'
import squareBlock from '../../../src/entities/community-manage/square-block'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import single from '../../../src/entities/movie-manage/single'
import type { Entity } from '../../../src/schema/entity'
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

describe('the arrangement of the square', () => {
  const name = (text: string) => ({ zh_CN: text, en: text })

  test('is a draft until it is released; a release can be discarded to and brought back', async () => {
    const block = await app.make(squareBlock, { name: name('one') })
    expect((await boss.refused(squareBlockCommands.discard)).code).toBe('B01')
    expect((await boss.run(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('00000')
    expect((await boss.refused(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('B01')
    const edit = async (text: string) => {
      const { id, version } = await now(squareBlock, block)
      return boss.save(squareBlock, { id, version, name: name(text) })
    }
    await edit('two')
    expect((await boss.run(squareBlockCommands.discard)).code).toBe('00000')
    expect((await now(squareBlock, block)).name).toEqual(name('one'))
    await edit('three')
    expect((await boss.run(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('00000')
    const [first, second] = await records().where(communityRelease, { arrangement: 'squareBlock' })
    expect([first?.state, second?.state]).toEqual(['superseded', 'live'])
    expect((await boss.run(squareBlockCommands.rollback, { version: first!.id })).code).toBe('00000')
    expect((await now(squareBlock, block)).name).toEqual(name('one'))
    expect((await now(communityRelease, second!)).state).toBe('superseded')
  })

  test('ends with the feed, which stands once', async () => {
    const area = (await app.make(areaConfig)).id
    const feed = await app.make(squareBlock, { areas: [area], kind: 'waterfall', order: 901 })
    const after = await app.make(squareBlock, { areas: [area], kind: 'topics', order: 902 })
    expect((await boss.refused(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('B01')
    await records().remove(squareBlock, after)
    const twice = await app.make(squareBlock, { areas: [area], kind: 'waterfall', order: 900 })
    expect((await boss.refused(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('B01')
    await records().remove(squareBlock, twice)
    expect((await boss.run(squareBlockCommands.publish, {}, { confirmed: true })).code).toBe('00000')
    await records().remove(squareBlock, feed)
  })

  test('of the detail page opens with one of two to six tabs', async () => {
    const areas = [(await app.make(areaConfig)).id]
    const tab = (isDefault: boolean) =>
      app.make(detailTab, { areas, contentKinds: ['MOVIE'], kind: 'intro', isDefault })
    await tab(true)
    const publish = async () => (await boss.run(detailTabConfigManage.publish, {}, { confirmed: true })).code
    expect(await publish()).toBe('B01')
    const second = await tab(true)
    expect(await publish()).toBe('B01')
    await records().remove(detailTab, second)
    await tab(false)
    expect(await publish()).toBe('00000')
  })

  test('of one area is put in place of that of others', async () => {
    const [from, to] = [(await app.make(areaConfig)).id, (await app.make(areaConfig)).id]
    const here = await app.make(squareBlock, { areas: [from] })
    const there = await app.make(squareBlock, { areas: [to] })
    expect((await boss.refused(squareBlockCommands.copyArrangement, { from, to: [from] })).code).toBe('A0400')
    expect((await boss.run(squareBlockCommands.copyArrangement, { from, to: [to] })).code).toBe('00000')
    expect((await now(squareBlock, here)).areas).toEqual([from, to])
    expect(await records().find(squareBlock, there.id)).toBeUndefined()
  })

  test('shows eight banners in a place at most, the first where somebody puts it', async () => {
    const values = { place: 'middle' as const, areas: [-1], startAt: inDays(1), endAt: inDays(9) }
    const banners = []
    for (let nth = 0; nth < 9; nth++) banners.push(await app.make(squareBanner, { ...values, order: nth + 1 }))
    for (const { id } of banners.slice(0, 8))
      expect((await boss.run(squareBannerCommands.publish, [id])).code).toBe('00000')
    expect((await boss.refused(squareBannerCommands.publish, [banners[8]!])).code).toBe('B01')
    expect((await boss.run(squareBannerCommands.pinFirst, banners[5]!)).code).toBe('00000')
    const all = await records().where(squareBanner, { place: 'middle' })
    expect(all.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))[0]?.id).toBe(banners[5]!.id)
  })

  test('takes lists in once, and those that cannot be played out', async () => {
    const recommend = (await app.make(singleRecommend)).id
    const [one, two] = [await app.make(single), await app.make(single)]
    expect((await boss.run(addLists, { recommend, singles: [one.id] })).code).toBe('00000')
    expect((await boss.run(addLists, { recommend, singles: [one.id, two.id] })).code).toBe('00000')
    const held = await records().where(singleRecommendItem, { recommend })
    expect(held.map((item) => item.single)).toEqual([one.id, two.id])
    await app.db.updateTable('single_recommend_item').set({ playable: 9 }).where('id', '=', held[0]!.id).execute()
    expect((await boss.run(removeUnplayable, { recommend, below: 3 })).code).toBe('00000')
    expect((await records().where(singleRecommendItem, { recommend })).map((item) => item.single)).toEqual([one.id])
    expect((await records().get(singleRecommend, recommend)).itemCount).toBe(1)
  })
})
