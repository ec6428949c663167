import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTitles } from '../../../commands/community-manage/detail-tab-config-manage/custom'
import { resolve } from '../../../commands/community-manage/detail-tab-config-manage/discuss-tab'
import client from '../../../src/entities/app-manage/client'
import customDetailTab from '../../../src/entities/community-manage/custom-detail-tab'
import discussTabConfig from '../../../src/entities/community-manage/discuss-tab-config'
import topic from '../../../src/entities/community-manage/topic'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
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
