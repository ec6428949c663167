import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeDown, replaceValue, previewAs } from '../../../commands/configur-manage/info-list'
import { reconcile } from '../../../commands/data-manage/ali'
import { copyNextMonth } from '../../../commands/data-manage/ali/budget'
import * as countryList from '../../../commands/develop-manage/country-list'
import { replaceUses } from '../../../commands/develop-manage/dic-list/items/[constantId]'
import { findMissing, translateMissing } from '../../../commands/develop-manage/language-list'
import { moveCountry, merge, coverage } from '../../../commands/develop-manage/region-list'
import { suggestSmaller } from '../../../commands/staff-manage/access-request'
import * as accountList from '../../../commands/staff-manage/account-list'
import { acknowledge, remind, ackList } from '../../../commands/staff-manage/announcement'
import { markAllRead } from '../../../commands/system/profile/notices'
import * as schedules from '../../../commands/system/report-center/schedules'
import cdnRoute from '../../../src/entities/app-manage/cdn-route'
import client from '../../../src/entities/app-manage/client'
import officialInfo from '../../../src/entities/configur-manage/official-info'
import cloudBudget from '../../../src/entities/data-manage/cloud-budget'
import cloudUsageDay from '../../../src/entities/data-manage/cloud-usage-day'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import constant from '../../../src/entities/develop-manage/constant'
import constantItem from '../../../src/entities/develop-manage/constant-item'
import country from '../../../src/entities/develop-manage/country'
import language from '../../../src/entities/develop-manage/language'
import push from '../../../src/entities/service-manage/push'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import element from '../../../src/entities/staff-manage/element'
import role from '../../../src/entities/staff-manage/role'
import staffAnnouncement from '../../../src/entities/staff-manage/staff-announcement'
import exportSchedule from '../../../src/entities/system/export-schedule'
import staffNotice from '../../../src/entities/system/staff-notice'
import product from '../../../src/entities/vip-manage/product'
import languageListPage from '../../../src/pages/develop-manage/language-list'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { disableIdle } from '../../../src/server/domain/staff/idle-accounts'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
const text = (en: string) => ({ zh_CN: en, en })
let codes = 0
const makeCountry = (values: object = {}) =>
  app.make(country, {
    isoCode: `${'ABCDEFGH'[Math.floor(codes / 26)]}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[codes++ % 26]}`,
    ...values,
  })

describe('areas, countries and languages', () => {
  test('a country stands in one area of a group, and moves there from another', async () => {
    const [a, b, c] = [await makeCountry(), await makeCountry(), await makeCountry()]
    const from = await app.make(areaConfig, { group: 'rank', countries: [a.id, b.id], isoCodes: 'x' })
    const to = await app.make(areaConfig, { group: 'rank', countries: [c.id], isoCodes: 'y' })
    const body = { id: to.id, version: to.version, countries: [c.id, a.id] }
    expect(await boss.save(areaConfig, body)).toMatchObject({ code: 'A0400' })
    const move = (countries: readonly number[]) => boss.run(moveCountry, from, { countries, to: to.id })
    expect((await move([a.id, b.id])).code).toBe('B01')
    expect((await move([a.id])).code).toBe('00000')
    expect(await now(areaConfig, from)).toMatchObject({ countries: [b.id], isoCodes: b.isoCode })
    expect((await now(areaConfig, to)).countries).toEqual([c.id, a.id])
  })

  test('areas that are merged hand over their countries and whatever is meant for them', async () => {
    const [a, b] = [await makeCountry(), await makeCountry()]
    const gone = await app.make(areaConfig, { group: 'ad', countries: [a.id], isoCodes: 'x' })
    const into = await app.make(areaConfig, { group: 'ad', countries: [b.id], isoCodes: 'y' })
    const meant = await app.make(push, { areas: [gone.id] })
    expect((await boss.run(merge, [gone], { into: into.id })).code).toBe('00000')
    expect(await now(areaConfig, into)).toMatchObject({ countries: [b.id, a.id] })
    expect(await now(push, meant)).toMatchObject({ areas: [into.id] })
    expect(await records().find(areaConfig, gone.id)).toBeUndefined()
  })

  test('a country is launched once areas, a product, legal texts and a CDN are there', async () => {
    const spoken = await app.make(language, { code: 'th_TH' })
    const own = await makeCountry({ state: 'soft', defaultLanguage: spoken.id })
    const launch = () => boss.run(countryList.launch, own)
    expect((await launch()).code).toBe('B01')
    const { data } = await boss.run(countryList.readiness, own)
    expect(data.result.findings.map(({ tone }) => tone)).toEqual(['bad', 'bad', 'bad', 'bad'])
    for (const group of areaConfig.fields.group.of)
      await app.make(areaConfig, { group, countries: [own.id], isoCodes: `${own.isoCode}${group}` })
    await app.make(product, { state: 'onSale', sku: 'launch' })
    for (const key of ['termsUrl', 'privacyUrl'])
      await app.make(officialInfo, { key, areas: [-1], title: { ...text('T'), th_TH: 'T' }, state: 'published' })
    await app.make(cdnRoute, { areas: [-1] })
    expect((await launch()).code).toBe('00000')
    expect(await now(country, own)).toMatchObject({ state: 'open' })
    const [terms] = await records().where(officialInfo, { key: 'termsUrl' })
    const down = await boss.refused(takeDown, terms!, { reason: 'old' })
    expect(down.code).toBe('B01')
    const hole = await makeCountry({ state: 'open' })
    const { data: holes } = await boss.run(coverage)
    expect(String(holes.findings[0]?.value)).toContain(hole.isoCode)
  })

  test('the default language of a country stays on, and what it lacks is found and filled', async () => {
    const spoken = await app.make(language, { code: 'vi_VN' })
    await makeCountry({ defaultLanguage: spoken.id })
    expect((await boss.refused(commandOf(languageListPage, 'disable'), spoken)).code).toBe('B01')
    const dictionary = await app.make(constant, { title: text('Levels') })
    const { data } = await boss.run(findMissing, spoken)
    expect(data.result.findings.length).toBeGreaterThan(0)
    expect((await boss.run(translateMissing, spoken)).code).toBe('00000')
    expect((await now(constant, dictionary)).title).toHaveProperty('vi_VN')
  })

  test('records go over to the item that replaces theirs', async () => {
    const dictionary = await app.make(constant)
    const [old, fresh] = [
      await app.make(constantItem, { constant: dictionary.id, value: 'old' }),
      await app.make(constantItem, { constant: dictionary.id, value: 'new' }),
    ]
    const person = await app.make(account, { username: 'mover', roles: [], department: old.id })
    expect((await boss.run(replaceUses, old, { replacedBy: fresh.id, reason: 'renamed' })).code).toBe('00000')
    expect(await now(account, person)).toMatchObject({ department: fresh.id })
    expect(await now(constantItem, old)).toMatchObject({ enabled: false, replacedBy: fresh.id })
  })
})

describe('official information', () => {
  test('an address reads like one of its kind, and is replaced wherever it stands', async () => {
    const info = await app.make(officialInfo, { kind: 'website', value: 'https://old.example.com/a', areas: [-1] })
    const bad = await boss.save(officialInfo, { id: info.id, version: info.version, value: 'old.example.com' })
    expect(bad).toMatchObject({ code: 'A0400', data: { field: 'value' } })
    expect((await boss.run(replaceValue, [info], { from: 'old.example.com', to: 'new.example.com' })).code).toBe(
      '00000',
    )
    expect(await now(officialInfo, info)).toMatchObject({ value: 'https://new.example.com/a' })
  })

  test('a preview shows the entry of the country before the one for all', async () => {
    const [own, phone, spoken] = [await makeCountry(), await app.make(client), await app.make(language, { code: 'en' })]
    const area = await app.make(areaConfig, { group: 'configur', countries: [own.id], isoCodes: 'PREVIEW' })
    const place = await app.make(constantItem, { value: 'help' })
    const entry = { key: 'hotline', kind: 'phone' as const, placements: [place.id], state: 'published' as const }
    await app.make(officialInfo, { ...entry, value: '+10000000', areas: [-1] })
    await app.make(officialInfo, { ...entry, value: '+20000000', areas: [area.id] })
    const asked = { country: own.id, client: phone.id, language: spoken.id }
    const { data } = await boss.run(previewAs, asked)
    expect(data.findings.map(({ value }) => value)).toEqual(['+20000000'])
  })
})

describe('cloud costs', () => {
  test('a budget is copied to the month after, once, and a month that is over is only read', async () => {
    const budget = await app.make(cloudBudget, { month: '2090-12', limit: 1_000, name: 'CDN 2090-12' })
    const copy = () => boss.run(copyNextMonth, budget, { changePercent: 10 })
    expect((await copy()).code).toBe('00000')
    const [next] = await records().where(cloudBudget, { month: '2091-01' })
    expect(next).toMatchObject({ limit: 1_100, name: 'CDN 2091-01' })
    expect((await copy()).code).toBe('B01')
    const past = await app.make(cloudBudget, { month: '2020-01', limit: 1 })
    const saved = await boss.save(cloudBudget, { id: past.id, version: 1, limit: 2 })
    expect(saved.code).toBe('B01')
  })

  test('a bill that is off by more than 5 % is marked', async () => {
    const day = { date: '2026-03-01', region: 'r', currency: 'USD', estimatedCost: 10_000 }
    await app.make(cloudUsageDay, { ...day, product: 'cdn', billedCost: 10_100 })
    await app.make(cloudUsageDay, { ...day, product: 'live', billedCost: 12_000 })
    const { data } = await boss.run(reconcile, { month: '2026-03' })
    expect(data.findings.map(({ tone }) => tone)).toEqual(['good', 'bad'])
  })
})

describe('staff', () => {
  const day = 86_400_000

  test('who has not signed in for 90 days is disabled; machines and the last super administrator are not', async () => {
    const long = new Date(Date.now() - 91 * day).toISOString()
    const idle = await app.make(account, { username: 'idle', roles: [], lastLoginAt: long })
    const machine = await app.make(account, {
      username: 'machine',
      roles: [],
      employment: 'service',
      lastLoginAt: long,
    })
    const back = await app.make(account, { username: 'back', roles: [], lastLoginAt: long })
    await app.db.updateTable('account').set({ updated_at: long }).where('id', 'in', [idle.id, machine.id]).execute()
    await disableIdle(app.services, new Date())
    expect(await now(account, idle)).toMatchObject({ state: 'disabled' })
    expect(await now(account, machine)).toMatchObject({ state: 'active' })
    expect(await now(account, back)).toMatchObject({ state: 'active' })
  })

  test('what somebody looks after goes over to a colleague', async () => {
    const [leaver, taker] = [
      await app.make(account, { username: 'leaver', roles: [] }),
      await app.make(account, { username: 'taker', roles: [] }),
    ]
    const owned = await app.make(role, { owner: leaver.id, code: 'owned' })
    expect((await boss.run(accountList.handOver, leaver, { to: taker.id, reason: 'leaves' })).code).toBe('00000')
    expect(await now(role, owned)).toMatchObject({ owner: taker.id })
  })

  test('a smaller role is one whose rights are all among those asked for', async () => {
    const [one, two] = [await app.make(element, { code: 'A:a.one' }), await app.make(element, { code: 'A:a.two' })]
    const large = await app.make(role, { code: 'large', elements: [one.id, two.id] })
    const small = await app.make(role, { code: 'small', elements: [one.id] })
    const asker = await app.make(account, { username: 'asker', roles: [] })
    const request = await app.make(accessRequest, { account: asker.id, role: small.id, reason: 'work' })
    const suggest = (id: number) => boss.run(suggestSmaller, request, { role: id, decision: 'enough for you' })
    expect((await suggest(large.id)).code).toBe('B01')
    await records().update(accessRequest, await now(accessRequest, request), { role: large.id })
    expect((await suggest(small.id)).code).toBe('00000')
    expect(await now(accessRequest, request)).toMatchObject({ role: small.id, state: 'pending' })
    expect(await records().where(staffNotice, { account: asker.id })).toMatchObject([{ kind: 'decided' }])
  })

  test('who has confirmed an announcement is kept, and the others are reminded', async () => {
    const member = await app.staff([])
    const other = await app.staff([])
    const span = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' }
    const row = await app.make(staffAnnouncement, { ...span, kind: 'policy', mustAck: true, state: 'published' })
    expect((await app.as(member).run(acknowledge, row)).code).toBe('00000')
    expect((await app.as(member).refused(acknowledge, row)).code).toBe('B01')
    expect(await now(staffAnnouncement, row)).toMatchObject({ ackCount: 1 })
    expect((await boss.run(remind, row)).code).toBe('00000')
    expect(await records().where(staffNotice, { account: other.id, kind: 'announcement' })).toHaveLength(1)
    expect(await records().where(staffNotice, { account: member.id, kind: 'announcement' })).toHaveLength(0)
    const { data } = await boss.run(ackList, row)
    expect(data.result.findings.filter(({ tone }) => tone === 'good')).toHaveLength(1)
    const { version } = await now(staffAnnouncement, row)
    const changed = await boss.save(staffAnnouncement, { id: row.id, version, body: '<p>other</p>' })
    expect(changed).toMatchObject({ code: 'A0400', data: { field: 'body' } })
  })

  test('all notices of one’s own are read at once, and nobody else’s', async () => {
    const [own, other] = [await app.staff([]), await app.staff([])]
    for (const { id } of [own, own, other]) await app.make(staffNotice, { account: id, state: 'unread' })
    expect((await app.as(own).run(markAllRead)).code).toBe('00000')
    expect(await records().where(staffNotice, { account: own.id, state: 'unread' })).toHaveLength(0)
    expect(await records().where(staffNotice, { account: other.id, state: 'unread' })).toHaveLength(1)
  })

  test('a schedule goes only to somebody who may export its list', async () => {
    const may = await app.staff(['UserManage:userBlackList', 'UserManage:userBlackList.export'])
    const mayNot = await app.staff([])
    const schedule = await app.make(exportSchedule, {
      exportType: 'user-blacklist',
      paramJson: {},
      time: '09:00',
      recipients: [may.id],
      nextRunAt: '2090-01-01T00:00:00.000Z',
    })
    const hand = (owner: number) => boss.run(schedules.handOver, schedule, { owner })
    expect((await hand(mayNot.id)).code).toBe('B01')
    expect((await hand(may.id)).code).toBe('00000')
    expect(await now(exportSchedule, schedule)).toMatchObject({ createdBy: may.id })
    expect((await boss.run(schedules.runNow, schedule)).code).toBe('00000')
    expect(Date.parse((await now(exportSchedule, schedule)).nextRunAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})
