import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as detailTabConfigManage from '../../../commands/community-manage/detail-tab-config-manage'
import { addTitles } from '../../../commands/community-manage/detail-tab-config-manage/custom'
import { resolve } from '../../../commands/community-manage/detail-tab-config-manage/discuss-tab'
import { pin, recalculate, releaseList, freezeList } from '../../../commands/community-manage/hot-list'
import { addLists, removeUnplayable } from '../../../commands/community-manage/single-recommend/add-content'
import * as squareBannerCommands from '../../../commands/community-manage/square-banner'
import * as squareBlockCommands from '../../../commands/community-manage/square-block'
import { excludePost, editMix, publishMix, startTest, rollbackMix } from '../../../commands/community-manage/waterfall'
import client from '../../../src/entities/app-manage/client'
import communityRelease from '../../../src/entities/community-manage/community-release'
import customDetailTab from '../../../src/entities/community-manage/custom-detail-tab'
import detailTab from '../../../src/entities/community-manage/detail-tab'
import discussTabConfig from '../../../src/entities/community-manage/discuss-tab-config'
import dynamic from '../../../src/entities/community-manage/dynamic'
import hotListItem from '../../../src/entities/community-manage/hot-list-item'
import singleRecommend from '../../../src/entities/community-manage/single-recommend'
import singleRecommendItem from '../../../src/entities/community-manage/single-recommend-item'
import squareBanner from '../../../src/entities/community-manage/square-banner'
import squareBlock from '../../../src/entities/community-manage/square-block'
import topic from '../../../src/entities/community-manage/topic'
import waterfallItem from '../../../src/entities/community-manage/waterfall-item'
import waterfallMix from '../../../src/entities/community-manage/waterfall-mix'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
import single from '../../../src/entities/movie-manage/single'
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
    expect((await boss.refused(squareBlockCommands.copyToArea, { from, to: [from] })).code).toBe('A0400')
    expect((await boss.run(squareBlockCommands.copyToArea, { from, to: [to] })).code).toBe('00000')
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

describe('the tabs of the detail page', () => {
  test('go by the closest settings; two of the same reach are refused', async () => {
    const area = (await app.make(areaConfig)).id
    const app1 = (await app.make(client)).id
    const terms = { contentKinds: ['MOVIE'], compose: ['text'] }
    const save = (name: string, values: object) => boss.save(discussTabConfig, { name, ...terms, ...values })
    expect((await save('all', { areas: [-1] })).code).toBe('00000')
    expect((await save('area', { areas: [area] })).code).toBe('00000')
    expect((await save('both', { areas: [area], clients: [app1] })).code).toBe('00000')
    expect((await save('again', { areas: [area] })).code).toBe('A0400')
    const asked = { content: { type: 'MOVIE' as const, target: '1' }, area, client: app1 }
    const { data } = await boss.run(resolve, asked)
    expect(data.findings?.map(({ value }) => value)).toEqual(['both', 'area', 'all'])
    expect(await records().where(discussTabConfig, {})).toHaveLength(3)
  })

  test('of one’s own have what their kind asks for, and take titles by id', async () => {
    const about = await app.make(topic)
    const save = (values: object) =>
      boss.save(customDetailTab, { name: { zh_CN: 'a', en: 'a' }, areas: [-1], startAt: inDays(0), ...values })
    expect((await save({ kind: 'topic' })).code).toBe('A0400')
    expect((await save({ kind: 'topic', topic: about.id, url: 'https://a.example' })).code).toBe('A0400')
    expect((await save({ kind: 'topic', topic: about.id })).code).toBe('00000')
    const [tab] = await records().where(customDetailTab, { topic: about.id })
    const [one, two] = [await app.make(contentItem), await app.make(contentItem)]
    await boss.run(addTitles, tab!, { titles: `${one.id}` })
    expect((await boss.run(addTitles, tab!, { titles: `${one.id}\n${two.id}` })).code).toBe('00000')
    expect((await now(customDetailTab, tab!)).contents).toEqual([{ content: one.id }, { content: two.id }])
  })
})
