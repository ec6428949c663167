import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeDown } from '../../../commands/configur-manage/info-list'
import * as countryList from '../../../commands/develop-manage/country-list'
import { replaceUses } from '../../../commands/develop-manage/dic-list/items/[constantId]'
import { findMissing, translate } from '../../../commands/develop-manage/language-list'
import { moveCountry, merge, coverage } from '../../../commands/develop-manage/region-list'
import cdnRoute from '../../../src/entities/app-manage/cdn-route'
import officialInfo from '../../../src/entities/configur-manage/official-info'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import constant from '../../../src/entities/develop-manage/constant'
import constantItem from '../../../src/entities/develop-manage/constant-item'
import country from '../../../src/entities/develop-manage/country'
import language from '../../../src/entities/develop-manage/language'
import push from '../../../src/entities/service-manage/push'
import account from '../../../src/entities/staff-manage/account'
import product from '../../../src/entities/vip-manage/product'
import languageListPage from '../../../src/pages/develop-manage/language-list'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
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
    expect((await boss.run(translate, spoken)).code).toBe('00000')
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
