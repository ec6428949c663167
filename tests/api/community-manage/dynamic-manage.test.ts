import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as commentManage from '../../../commands/community-manage/comment-manage'
import * as dynamicManage from '../../../commands/community-manage/dynamic-manage'
import { pinPosts } from '../../../commands/community-manage/topic-manage'
import comment from '../../../src/entities/community-manage/comment'
import dynamic from '../../../src/entities/community-manage/dynamic'
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
