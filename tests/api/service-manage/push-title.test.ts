import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSend, submit } from '../../../commands/service-manage/push-list'
import movie from '../../../src/entities/movie-manage/movie'
import { messageOf } from '../../../src/server/domain/messages/send-batch'
import { targetTitles } from '../../../src/server/domain/messages/target-title'
import type { Caller } from '../../support/caller'
import push from '../../../src/entities/service-manage/push'
import { authorCodes, makePushWorld, type PushWorld } from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let world: PushWorld
let author: Caller
let finale: { readonly id: number }

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  author = app.as(await app.staff(authorCodes))
  finale = await app.make(movie, {
    title: { zh_CN: '大结局', en: 'The finale' },
    areas: [-1],
    clients: [],
    state: 'published',
  })
})
afterAll(() => app.stop())

const url = (name: string) => `/message/backend/push/${name}`
const texts = { title: { zh_CN: '看《{{title|新片}}》', en: 'Watch {{title|it}}' } }

async function saved(target: object, values: object = {}): Promise<number> {
  const { data } = await author.save(push, world.draft({ ...texts, target, ...values }))
  return data.id
}

async function titleIn(id: number, language_code: string): Promise<string> {
  const row = await world.read(id)
  const titles = await targetTitles(app, row.target)
  const user = { id: 1, user_id: 1, nickname: null, area: null, client: null, language: null }
  return messageOf(row, { ...user, language_code, device_id: 'd', provider: 'fcm', variant: null }, titles).title
}

describe('the title of what a push leads to', () => {
  test('is read from its record, in the recipient’s language', async () => {
    const id = await saved({ type: 'MOVIE', target: String(finale.id) })
    expect([await titleIn(id, 'zh_CN'), await titleIn(id, 'es_MX')]).toEqual(['看《大结局》', 'Watch The finale'])
  })

  test('is the one that the link was given, where it was given one', async () => {
    const id = await saved({ type: 'MOVIE', target: String(finale.id), title: 'Season 2' })
    expect(await titleIn(id, 'en')).toBe('Watch Season 2')
  })

  test('is told to the form before anything is saved', async () => {
    const query = { type: 'MOVIE', target: String(finale.id) }
    expect((await author.get(url('targetTitle'), query)).data).toEqual({ zh_CN: '大结局', en: 'The finale' })
    expect((await author.get(url('targetTitle'), { type: 'INNER_URL', target: '/home' })).data).toEqual({})
  })

  test('has to be confirmed on submission where there is none, and the fallback goes out', async () => {
    const id = await saved({ type: 'INNER_URL', target: '/home' })
    expect(await titleIn(id, 'en')).toBe('Watch it')
    const [person] = await world.people(1)
    await author.run(testSend, id, { users: [person!.id] })
    const { data } = await author.post<{ titleless: string[] }>(url('estimate'), { id })
    expect(data.titleless.toSorted()).toEqual(['en', 'zh_CN'])
    expect(await author.refused(submit, id)).toMatchObject({ code: 'B01' })
    expect(await author.run(submit, id, {}, { confirmed: true })).toMatchObject({ code: '00000' })
  })
})
