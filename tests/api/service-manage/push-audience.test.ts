import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import clientVersion from '../../../src/entities/app-manage/client-version'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import userGroup from '../../../src/entities/user-group/user-group'
import userGroupMember from '../../../src/entities/user-group/user-group-member'
import userLabel from '../../../src/entities/user-manage/user-label'
import userTag from '../../../src/entities/user-manage/user-tag'
import type { Caller } from '../../support/caller'
import { authorCodes, makePushWorld, zoneByNight, type PushWorld } from '../../support/push-world'
import { startTestApp, type TestApp } from '../../support/test-app'

interface Answer {
  matched: number
  reachable: number
  afterCaps: number
  afterQuietHours: number
  skipped: Record<string, number>
  byArea: { label: unknown; count: number }[]
  byLanguage: { code?: string; count: number }[]
  file?: object
}

let app: TestApp
let world: PushWorld
let author: Caller
let owner: number

beforeAll(async () => {
  app = await startTestApp()
  world = await makePushWorld(app)
  const staff = await app.staff(authorCodes)
  owner = staff.id
  author = app.as(staff)
})
afterAll(() => app.stop())

/** Counts the audience of a form that is not saved. */
async function estimate(values: Record<string, unknown>): Promise<Answer> {
  const { audience, areas, clients } = world.draft() as { audience: string; areas: number[]; clients: number[] }
  const answer = await author.post<Answer>('/message/backend/push/estimate', { audience, areas, clients, ...values })
  expect(answer).toMatchObject({ code: '00000' })
  return answer.data
}

const silentFor = (days: number) => ({ lastActiveAt: new Date(Date.now() - days * 86_400_000).toISOString() })

describe('whom an audience holds', () => {
  test('those who have been silent so many days', async () => {
    await world.person(silentFor(101))
    await world.person(silentFor(99))
    expect((await estimate({ inactiveDays: 100 })).matched).toBe(1)
  })

  test('the members of groups, less those of groups left out and those pinned out', async () => {
    const people = await world.people(4)
    const [chosen, excluded] = [await app.make(userGroup, { owner }), await app.make(userGroup, { owner })]
    for (const { id } of people) await app.make(userGroupMember, { group: chosen.id, user: id })
    await app.make(userGroupMember, { group: excluded.id, user: people[0]!.id })
    await sql`update user_group_member set pinned_out = true where "user" = ${people[1]!.id}`.execute(app.db)
    const groups = { audience: 'userGroups', userGroups: [chosen.id] }
    expect((await estimate(groups)).matched).toBe(3)
    expect((await estimate({ ...groups, excludeGroups: [excluded.id] })).matched).toBe(2)
  })

  test('those whom a tag selects by label and by figures', async () => {
    const label = await app.make(userLabel, { code: 'dramaFan' })
    await world.person({ labels: [label.id], coins: 2_000 })
    await world.person({ labels: [label.id], coins: 10 })
    await world.person({ coins: 2_000 })
    const tag = await app.make(userTag, {
      owner,
      conditions: {
        match: 'all',
        leaves: [
          { kind: 'userLabel', code: 'dramaFan', operator: 'is' },
          { kind: 'userIndicator', code: 'coins', operator: 'gte', value: 1000 },
        ],
      },
    })
    expect((await estimate({ audience: 'userTags', userTags: [tag.id] })).matched).toBe(1)
  })

  test('a tag that asks for what nobody has counted is named instead of guessed at', async () => {
    const leaves = [{ kind: 'userIndicator', code: 'moonPhase', operator: 'eq', value: 1 }] as const
    const tag = await app.make(userTag, { owner, conditions: { match: 'all', leaves } })
    const { areas, clients } = world.draft()
    const answer = await author.post('/message/backend/push/estimate', {
      audience: 'userTags',
      userTags: [tag.id],
      areas,
      clients,
    })
    expect(answer).toMatchObject({ code: 'A0400', data: { field: 'userTags' } })
    expect(answer.msg).toContain('moonPhase')
  })

  test('the lines of a file, with the unknown, double and disabled ones counted', async () => {
    await world.person({ displayId: '700001' })
    await world.person({ displayId: '700002', state: 'disabled' })
    const file = 'uploads/list.csv'
    await app.services.storage.write(file, Readable.from(['displayId\n700001\n700001\n700002\n999999\n']))
    const { matched, afterCaps, file: check } = await estimate({ audience: 'userFile', userFile: file })
    expect([matched, afterCaps]).toEqual([2, 1])
    expect(check).toEqual({ listed: 4, duplicates: 1, unknown: 1, disabled: 1, examples: ['999999'] })
  })

  test('the people of the chosen areas, by their countries', async () => {
    const mexico = await app.make(country, { isoCode: 'MX' })
    const area = await app.make(areaConfig, {
      group: 'configur',
      countries: [mexico.id],
      isoCodes: 'MX',
      name: { zh_CN: '墨西哥', en: 'Mexico' },
    })
    await world.person({ ...silentFor(201), country: mexico.id, area: area.id })
    await world.person(silentFor(201))
    const { matched, byArea } = await estimate({ inactiveDays: 200, areas: [area.id] })
    expect(matched).toBe(1)
    expect(byArea).toEqual([{ id: area.id, count: 1, label: { zh_CN: '墨西哥', en: 'Mexico' } }])
  })

  test('speakers of the chosen languages', async () => {
    await world.person({ ...silentFor(301), language: world.spanish.id })
    await world.person(silentFor(301))
    const { byLanguage } = await estimate({ inactiveDays: 300, languages: ['es_MX'] })
    expect(byLanguage).toMatchObject([{ code: 'es_MX', count: 1 }])
  })

  test('phones with the chosen versions of the app', async () => {
    const versions = [1, 2, 3].map((versionCode) =>
      app.make(clientVersion, { client: world.client.id, versionCode, versionName: `1.0.${versionCode}` }),
    )
    const [first, second, third] = await Promise.all(versions)
    for (const version of [first, second, third]) await world.person(silentFor(351), { clientVersion: version!.id })
    const bounds = { inactiveDays: 350, minVersion: second!.id, maxVersion: second!.id }
    expect((await estimate(bounds)).afterCaps).toBe(1)
  })
})

describe('how many are reached', () => {
  test('each step of the funnel takes away whom it should', async () => {
    const silent = { lastActiveAt: '2020-01-01T00:00:00.000Z' }
    await world.person(silent)
    await world.person({ ...silent, state: 'deleted' })
    await world.person({ ...silent, pushAllowed: false })
    await world.person(silent, { pushProvider: 'none' })
    await world.person({ ...silent, timezone: zoneByNight() })
    expect(await estimate({ inactiveDays: 365 })).toMatchObject({
      matched: 5,
      reachable: 2,
      afterCaps: 2,
      afterQuietHours: 1,
      skipped: { disabled: 1, optedOut: 1, noToken: 1, cap: 0, quietHours: 1 },
    })
  })

  test('service pushes reach people at night', async () => {
    const nobody = app.as(await app.staff(['ServiceManage:createPush.estimate']))
    const { areas, clients } = world.draft()
    const answer = await nobody.post<Answer>('/message/backend/push/estimate', {
      audience: 'inactive',
      inactiveDays: 365,
      category: 'service',
      areas,
      clients,
    })
    expect(answer.data.afterQuietHours).toBe(2)
  })

  test('a form on which no area is chosen is told so', async () => {
    expect(await author.post('/message/backend/push/estimate', { areas: [] })).toMatchObject({
      code: 'A0400',
      data: { field: 'areas' },
    })
  })
})

test('the embedded translator marks what it has not translated, and leaves placeholders alone', async () => {
  const texts = { texts: ['Hi {{nickname|friend}}'], from: 'en', to: ['es_MX'] }
  const translator = app.as(await app.staff(['ServiceManage:createPush.translate']))
  const answer = await translator.post<{ by: string; texts: Record<string, string[]> }>(
    '/third/google/batchTranslate',
    texts,
  )
  expect(answer.data).toEqual({ by: 'embedded', texts: { es_MX: ['[es_MX] Hi {{nickname|friend}}'] } })
})
