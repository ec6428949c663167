import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replaceValue, previewAs } from '../../../commands/configur-manage/info-list'
import client from '../../../src/entities/app-manage/client'
import officialInfo from '../../../src/entities/configur-manage/official-info'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import constantItem from '../../../src/entities/develop-manage/constant-item'
import country from '../../../src/entities/develop-manage/country'
import language from '../../../src/entities/develop-manage/language'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
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
let codes = 0
const makeCountry = (values: object = {}) =>
  app.make(country, {
    isoCode: `${'ABCDEFGH'[Math.floor(codes / 26)]}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[codes++ % 26]}`,
    ...values,
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
