import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import channelGroup from '../../../src/entities/app-manage/channel-group'
import clientVersion from '../../../src/entities/app-manage/client-version'
import country from '../../../src/entities/develop-manage/country'
import language from '../../../src/entities/develop-manage/language'
import product from '../../../src/entities/vip-manage/product'
import tag from '../../../src/entities/movie-manage/tag'
import up from '../../../src/entities/movie-manage/up'
import role from '../../../src/entities/staff-manage/role'
import user from '../../../src/entities/user-manage/user'
import userIndicator from '../../../src/entities/user-manage/user-indicator'
import { allSpecifiedCalls } from '../../../src/schema/specified-calls'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { plainClient } from '../../support/plain-client'
import { configurationSteps } from '../../support/specified/configuration-steps'
import { contentSteps, episodeSteps, subtitleSteps } from '../../support/specified/content-steps'
import { fileSteps } from '../../support/specified/file-steps'
import { accountSteps, roleEndSteps, roleSteps } from '../../support/specified/staff-steps'
import { createWorld, take, type Step, type World } from '../../support/specified/step'
import { ruleSteps, userTagSteps } from '../../support/specified/targeting-steps'
import { userListSteps, userSteps } from '../../support/specified/user-steps'
import { startTestApp, type TestApp } from '../../support/test-app'

/*
 * Every call of the specification, by a client that knows nothing else: it sends a token, names no command and knows no versions.
 * One world for all: what is made is read, changed, switched and deleted by the calls that follow.
 */
const table: Readonly<Record<string, readonly Step[]>> = {
  'Roles and menus': roleSteps,
  Login: accountSteps,
  'Roles and menus, at the end': roleEndSteps,
  Users: userSteps,
  'Lists of users': userListSteps,
  'Rule engine': ruleSteps,
  'User tags': userTagSteps,
  'Configuration and enumerations': configurationSteps,
  Content: contentSteps,
  Episodes: episodeSteps,
  Subtitles: subtitleSteps,
  'Translation, files and exports': fileSteps,
}

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = createWorld(app, await app.staff('super'))
  await fill(world)
})
afterAll(() => app.stop())

test('the table holds all calls of the specification, and no other', () => {
  const called = Object.values(table).flatMap((steps) => steps.map(({ call }) => call))
  expect([...new Set(called)].sort()).toEqual([...allSpecifiedCalls].sort())
})

describe.each(Object.entries(table))('%s', (_group, steps) => {
  test.each(steps.map((step, at) => [`${at + 1}. ${step.call}`, step] as const))('%s', (_name, step) =>
    take(world, step),
  )
})

test('updateNewEmail without proof is refused, and changes nothing', async () => {
  const asked = { userId: world.id('user'), newEmail: 'other@iron-man.example' }
  for (const proof of [undefined, null, []])
    expect(await world.call('POST /user/backend/updateNewEmail', { ...asked, proof })).toMatchObject({
      code: 'A0400',
      data: { field: 'proof' },
    })
  const { rowCount } = await app.services.pool.query(`select 1 from user_email_change where new_email like 'other%'`)
  expect(rowCount).toBe(0)
})

test('user/info/edit with {} says that the record is missing', async () => {
  const { code, msg, data } = await world.call('POST /user/backend/info/edit', {})
  expect({ code, data }).toMatchObject({ code: 'A0400', data: { field: 'userId' } })
  expect(msg).toBe('Say which record is meant (User): its ID is missing.')
})

test.each([
  ...new Set(allSpecifiedCalls.map((call) => call.replace(/\{id\}$/, '').replace(/\/\w*\/?(\?.*)?$/, '/nothing'))),
])('%s, which nobody answers, is told so in the envelope', async (call) => {
  const plain = call.replace('/{id}', '') as `GET /${string}`
  expect(await world.call(plain)).toMatchObject({ code: 'A0404', data: null })
  expect(await plainClient(app, { token: '' })(plain)).toMatchObject({ code: 'A0230' })
})

/** What the calls presuppose and none of them makes. */
async function fill({ app, owner, keep }: World): Promise<void> {
  // The first role is the super administrator's.
  await app.make(role, { owner: owner.id })
  await app.make(user, {
    displayId: '7654321',
    nickname: 'Bo',
    email: 'bo@iron-man.example',
    portrait: 'uploads/a.jpg',
    coins: 5,
  })
  await app.make(userIndicator, { code: 'activeDays', state: 'online' })
  for (const isoCode of ['ID', 'TL']) await app.make(country, { isoCode })
  for (const [code, name] of [
    ['en', 'English'],
    ['zh_CN', 'Chinese'],
  ] as const)
    keep(code, (await app.make(language, { code, name, nativeName: name, enabled: true })).id)
  const active = { enabled: true, state: 'active' } as const
  await app.make(tag, { ...active, code: 'own_rights', type: 'copyright' })
  await app.make(tag, { ...active, code: 'tv', type: 'platform' })
  const { id: parent } = await app.make(tag, { ...active, code: 'drama', type: 'genre' })
  await app.make(tag, { ...active, code: 'court', type: 'genre', parent })
  await app.make(up, { name: 'House', kind: 'official', state: 'active', randomPool: true })
  await app.make(product, { sku: 'vip.month' })
  await app.make(channelGroup, { code: 'partners' })
  await app.make(clientVersion, { versionName: '9.1.0' })
  const { id: series } = await makeSeries(app)
  keep('series', series)
  const { id: episode } = await makeEpisode(app, series, 1, { definition: 'p1080', state: 'ready' })
  keep('episode', episode)
  await app.services.pool.query(`update resource set file = 'demo/video/1.mp4' where episode = $1`, [episode])
}
