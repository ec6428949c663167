import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as commentManage from '../../../commands/community-manage/comment-manage'
import * as communitySettingCommands from '../../../commands/community-manage/community-setting'
import * as dynamicManage from '../../../commands/community-manage/dynamic-manage'
import { decide, muteReporter } from '../../../commands/community-manage/report-queue'
import * as sensitive from '../../../commands/community-manage/sensitive'
import { pinPosts } from '../../../commands/community-manage/topic-manage'
import comment from '../../../src/entities/community-manage/comment'
import communityReport from '../../../src/entities/community-manage/community-report'
import communitySetting from '../../../src/entities/community-manage/community-setting'
import dynamic from '../../../src/entities/community-manage/dynamic'
import sensitiveWord from '../../../src/entities/community-manage/sensitive-word'
import topic from '../../../src/entities/community-manage/topic'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
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
const bansOf = (id: number) => records().where(blacklistEntry, { user: id, state: 'active' })
const makePost = async (values: Partial<Row<typeof dynamic>> = {}) =>
  app.make(dynamic, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })
const makeComment = async (values: Partial<Row<typeof comment>> = {}) =>
  app.make(comment, { author: (await app.make(user)).id, text: 'hello', state: 'published', ...values })

describe('posts and comments', () => {
  test('banning an author takes down all of theirs where that is asked for', async () => {
    const post = await makePost()
    const said = await makeComment({ author: post.author })
    const terms = { scope: 'post' as const, reasonCode: 'spam', reason: 'ads', expiresAt: inDays(3) }
    expect((await boss.run(dynamicManage.banAuthor, [post], terms)).code).toBe('00000')
    expect((await now(comment, said)).state).toBe('published')
    expect((await boss.run(commentManage.banAuthor, [said], { ...terms, takeDownAll: true })).code).toBe('00000')
    expect((await now(dynamic, post)).state).toBe('hidden')
    expect((await now(comment, said)).state).toBe('hidden')
    expect((await bansOf(post.author)).map(({ scope }) => scope)).toEqual(['post'])
  })

  test('are translated for whoever reads them', async () => {
    const post = await makePost({ text: 'Hola' })
    expect((await boss.run(dynamicManage.translate, [post])).code).toBe('00000')
    expect((await now(dynamic, post)).translation).toContain('Hola')
  })

  test('five posts stand first in a topic, in the order that people give them', async () => {
    const about = await app.make(topic, { state: 'online' })
    const posts = []
    for (let nth = 0; nth < 6; nth++) posts.push(await makePost({ topics: [about.id] }))
    const pin = (id: number, rest: object = {}) =>
      boss.run(dynamicManage.pin, id, { place: 'topic', topic: about.id, ...rest })
    for (const { id } of posts.slice(0, 5)) expect((await pin(id)).code).toBe('00000')
    expect((await pin(posts[5]!.id)).code).toBe('B01')
    const elsewhere = await makePost()
    expect((await pin(elsewhere.id)).code).toBe('B01')
    expect((await boss.run(dynamicManage.unpin, [posts[0]!])).code).toBe('00000')
    expect((await pin(posts[5]!.id)).code).toBe('00000')
    const order = [{ post: posts[3]!.id }, { post: posts[1]!.id }]
    expect((await boss.run(pinPosts, about, { posts: order })).code).toBe('00000')
    expect((await now(dynamic, posts[3]!)).pinnedIn).toMatchObject([{ topic: about.id, position: 1 }])
    expect((await now(dynamic, posts[1]!)).pinnedIn).toMatchObject([{ position: 2 }])
    expect((await now(dynamic, posts[5]!)).pinnedIn).toEqual([])
  })

  test('one comment stands first on what it is about', async () => {
    const post = await makePost()
    const [one, two] = [await makeComment({ dynamic: post.id }), await makeComment({ dynamic: post.id })]
    await boss.run(commentManage.pin, one)
    expect((await boss.run(commentManage.pin, two)).code).toBe('00000')
    expect((await now(comment, one)).pinned).toBe(false)
    expect((await now(comment, two)).pinned).toBe(true)
  })
})

describe('what staff write', () => {
  test('goes out in the name of official accounts, at once or when its time comes; what users wrote stays theirs', async () => {
    const stranger = await app.make(user)
    const official = await app.make(user, { kind: 'official' })
    const operated = await app.make(user, { kind: 'operated' })
    const save = (values: object) => boss.save(dynamic, { kind: 'text', text: 'news', ...values })
    expect((await save({ author: stranger.id })).code).toBe('A0400')
    expect((await save({ author: operated.id, kind: 'review', score: 9 })).code).toBe('A0400')
    expect((await save({ author: official.id })).code).toBe('00000')
    expect((await save({ author: official.id, publishAt: inDays(1) })).code).toBe('00000')
    const states = (await records().where(dynamic, { author: official.id })).map(({ state, source }) => [state, source])
    expect(states).toEqual([
      ['published', 'manual'],
      ['scheduled', 'manual'],
    ])
    const own = await makePost({ source: 'app' })
    expect((await save({ id: own.id, version: own.version })).code).toBe('B01')
  })

  test('a topic has a name of its own where it is shown, and what its kind is about', async () => {
    const area = (await app.make(areaConfig)).id
    const other = (await app.make(areaConfig)).id
    const save = (values: object) =>
      boss.save(topic, { name: { zh_CN: '世界杯', en: 'World Cup' }, cover: 'a/b.png', areas: [area], ...values })
    expect((await save({})).code).toBe('00000')
    expect((await save({})).code).toBe('A0400')
    expect((await save({ areas: [other] })).code).toBe('00000')
    expect((await save({ name: { zh_CN: '新剧', en: 'New series' }, kind: 'content' })).code).toBe('A0400')
  })
})

describe('reports', () => {
  test('are decided on what was reported and on who wrote it', async () => {
    const post = await makePost()
    const values = { targetKind: 'dynamic' as const, dynamic: post.id, targetUser: post.author, state: 'open' as const }
    const hiding = await app.make(communityReport, values)
    expect((await boss.run(decide, [hiding], { decision: 'hidden' })).code).toBe('00000')
    expect((await now(dynamic, post)).state).toBe('hidden')
    expect(await now(communityReport, hiding)).toMatchObject({ state: 'decided', decision: 'hidden' })
    const fine = await app.make(communityReport, values)
    expect((await boss.run(decide, [fine], { decision: 'noViolation' })).code).toBe('00000')
    expect((await now(dynamic, post)).state).toBe('published')
    const banning = await app.make(communityReport, { ...values, reasonCode: 'abuse' })
    const terms = { decision: 'banned' as const, expiresAt: inDays(2) }
    expect((await boss.run(decide, [banning], terms)).code).toBe('00000')
    expect(await bansOf(post.author)).toMatchObject([{ scope: 'comment', reasonCode: 'abuse', source: 'report' }])
  })

  test('in bad faith close reporting to those who made them', async () => {
    const reporters = [(await app.make(user)).id, (await app.make(user)).id]
    const report = await app.make(communityReport, { reportedBy: reporters, state: 'open' })
    expect((await boss.run(muteReporter, [report], { days: 7 })).code).toBe('00000')
    for (const id of reporters) expect((await bansOf(id)).map(({ scope }) => scope)).toEqual(['report'])
    const unknown = await app.make(communityReport, { state: 'open' })
    expect((await boss.refused(muteReporter, [unknown], { days: 7 })).code).toBe('B01')
  })
})

describe('sensitive words', () => {
  const hits = async (text: string) =>
    (await boss.run(sensitive.testText, { text, scene: 'comment' })).data.findings?.filter(({ caption }) =>
      caption.endsWith('.hit'),
    ) ?? []

  test('tell what would become of a text, except in the phrases where they are allowed', async () => {
    const word = await app.make(sensitiveWord, {
      word: 'bomb',
      scenes: ['comment'],
      action: 'block',
      match: 'contains',
    })
    expect(await hits('a bomb')).toHaveLength(1)
    const except = (phrase: string) => boss.run(sensitive.addException, word, { phrase })
    expect((await except('hello')).code).toBe('A0400')
    expect((await except('Photobomb')).code).toBe('00000')
    expect((await except('Photobomb')).code).toBe('B01')
    expect(await hits('what a photobomb')).toEqual([])
    expect(await hits('photobomb or bomb')).toHaveLength(1)
  })

  test('are added by the column; what another covers is told and left out', async () => {
    await app.make(sensitiveWord, { word: 'casino', scenes: ['comment'], match: 'contains' })
    const batch = {
      words: 'roulette\ncasino\nbest casino\n\nroulette',
      category: 'gambling',
      scenes: ['comment' as const],
      action: 'mask' as const,
    }
    const { data } = await boss.run(sensitive.addBatch, batch)
    expect(data.findings).toMatchObject([
      { caption: 'community-manage.sensitive.added', value: 1 },
      { caption: 'community-manage.sensitive.there', params: { word: 'casino' } },
      { caption: 'community-manage.sensitive.covered', params: { word: 'best casino' } },
    ])
    expect(await records().where(sensitiveWord, { word: 'roulette' })).toHaveLength(1)
  })

  test('are tried on what was said lately, and found in what was rejected', async () => {
    const word = await app.make(sensitiveWord, { word: 'lottery', scenes: ['comment'], match: 'contains' })
    await makeComment({ text: 'Win the LOTTERY' })
    const tried = await boss.run(sensitive.backTest, [word])
    expect(tried.data.result?.findings[0]).toMatchObject({ params: { word: 'lottery' }, value: 1 })
    for (let nth = 0; nth < 3; nth++) await makeComment({ text: `telegramxyz ${nth}`, state: 'rejected' })
    const mined = (await boss.run(sensitive.proposeMined)).data.findings ?? []
    expect(mined.map(({ params }) => params?.word)).toContain('telegramxyz')
  })
})

describe('the settings of an area', () => {
  test('suspect before they block, close by a second person alone, and are tried on the last posts', async () => {
    const area = (await app.make(areaConfig)).id
    const setting = await app.make(communitySetting, { area })
    const save = (values: object) =>
      boss.save(communitySetting, { id: setting.id, version: setting.version, ...values })
    expect((await save({ suspectScore: 96 })).code).toBe('A0400')
    expect((await save({ communityOpen: false })).code).toBe('A0400')
    const asked = await boss.run(communitySettingCommands.closeCommunity, [setting], { reason: 'law' })
    expect(asked.code).toBe('00000')
    expect((await now(communitySetting, setting)).communityOpen).toBe(true)
    await makePost({ area, machineLabels: [{ label: 'abuse', score: 0.99, where: 'text' }] })
    await makePost({ area, machineLabels: [{ label: 'abuse', score: 0.7, where: 'text' }] })
    const tried = await boss.run(communitySettingCommands.backTest, setting)
    expect(tried.data.result?.findings.map(({ value }) => value)).toEqual([2, 1, '50 %', '0 %'])
  })
})
