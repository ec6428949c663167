import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as configur from '../../../commands/configur-manage/configur'
import * as overridesCommands from '../../../commands/configur-manage/configur/overrides/[id]'
import client from '../../../src/entities/app-manage/client'
import siteSetting from '../../../src/entities/configur-manage/site-setting'
import siteSettingOverride from '../../../src/entities/configur-manage/site-setting-override'
import siteSettingRevision from '../../../src/entities/configur-manage/site-setting-revision'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import account from '../../../src/entities/staff-manage/account'
import staffAnnouncement from '../../../src/entities/staff-manage/staff-announcement'
import overridesPage from '../../../src/pages/configur-manage/configur/overrides/[id]'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('settings', () => {
  let app: TestApp
  let boss: Caller
  let other: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) =>
    new Records(app.db, null, new Date()).get(entity, id)
  const makeSetting = async (values: Partial<Row<typeof siteSetting>> = {}) =>
    app.make(siteSetting, {
      key: `test.key${Math.random().toString(36).slice(2).replace(/\d/g, '')}`,
      group: 'general',
      valueType: 'int',
      value: { int: 1 },
      draftValue: { int: 1 },
      publishedAt: '2026-01-01T00:00:00.000Z',
      state: 'published',
      ...values,
    })
  const save = async (row: Row<typeof siteSetting>, values: object) =>
    boss.save(siteSetting, { id: row.id, version: (await now(siteSetting, row)).version, ...values })
  const revisionsOf = (row: { readonly id: number }) =>
    new Records(app.db, null, new Date()).where(siteSettingRevision, { setting: row.id })

  test('a value is of the type of its setting, and within its bounds', async () => {
    const row = await makeSetting({ schema: { min: 1, max: 10 } })
    expect(await save(row, { draftValue: { bool: true } })).toMatchObject({
      code: 'A0400',
      data: { field: 'draftValue' },
    })
    expect(await save(row, { draftValue: { int: 5, string: 'x' } })).toMatchObject({ code: 'A0400' })
    expect(await save(row, { draftValue: { int: 11 } })).toMatchObject({ code: 'A0400' })
    expect((await save(row, { draftValue: { int: 10 } })).code).toBe('00000')
    expect(await now(siteSetting, row)).toMatchObject({ state: 'draft', draftValue: { int: 10 }, value: { int: 1 } })
  })

  test('a choice is one of those offered, and a text fits its pattern', async () => {
    const options = [{ code: 'hd', name: { zh_CN: '高清', en: 'HD' } }]
    const choice = await makeSetting({ valueType: 'enum', schema: { options }, draftValue: { enum: 'hd' } })
    expect((await save(choice, { draftValue: { enum: 'sd' } })).code).toBe('A0400')
    const text = await makeSetting({ valueType: 'string', schema: { pattern: '^(a+)+$' }, draftValue: { string: 'a' } })
    expect((await save(text, { draftValue: { string: `${'a'.repeat(40)}!` } })).code).toBe('A0400')
    expect((await save(text, { draftValue: { string: 'aa' } })).code).toBe('00000')
  })

  test('what code reads by its key keeps key and type once it was published', async () => {
    const row = await makeSetting()
    expect(await save(row, { key: 'test.other' })).toMatchObject({ code: 'A0400', data: { field: 'key' } })
  })

  test('publishing puts the draft in force, as a revision with the overrides of the moment', async () => {
    const row = await makeSetting({ state: 'draft', draftValue: { int: 7 } })
    await app.make(siteSettingOverride, { setting: row.id, name: 'tv', areas: [-1], value: { int: 9 }, order: 1 })
    expect((await boss.run(configur.publish, row, { note: 'more' })).code).toBe('00000')
    expect(await now(siteSetting, row)).toMatchObject({ state: 'published', value: { int: 7 } })
    expect(await revisionsOf(row)).toMatchObject([
      { number: 1, note: 'more', snapshot: { value: { int: 7 }, overrides: [{ name: 'tv', value: { int: 9 } }] } },
    ])
  })

  test('a setting of high risk is approved by somebody else than who submitted it', async () => {
    const row = await makeSetting({ group: 'payment', highRisk: true, state: 'draft', draftValue: { int: 3 } })
    expect((await boss.refused(configur.publish, row, { note: 'quick' })).code).toBe('B01')
    const approver = await app.make(account, { username: 'approver', roles: [] })
    const sent = await boss.run(configur.submit, row, { approver: approver.id, note: 'retry less' })
    expect(sent.code).toBe('00000')
    expect((await boss.refused(configur.approve, row)).code).toBe('B01')
    expect((await other.run(configur.approve, row)).code).toBe('00000')
    expect(await now(siteSetting, row)).toMatchObject({ state: 'published', value: { int: 3 } })
  })

  test('a roll back publishes what an earlier revision held, overrides included', async () => {
    const row = await makeSetting({ state: 'draft', draftValue: { int: 2 } })
    await app.make(siteSettingOverride, { setting: row.id, name: 'first', areas: [-1], value: { int: 20 }, order: 1 })
    await boss.run(configur.publish, row, { note: 'one' })
    const [override] = await new Records(app.db, null, new Date()).where(siteSettingOverride, { setting: row.id })
    await boss.run(commandOf(overridesPage, 'delete'), override!)
    expect(await now(siteSetting, row)).toMatchObject({ state: 'draft' })
    await boss.run(configur.publish, row, { note: 'two' })
    expect((await boss.run(configur.rollback, row, { number: 1, reason: 'complaints' })).code).toBe('00000')
    expect(await now(siteSetting, row)).toMatchObject({ state: 'published' })
    expect(await new Records(app.db, null, new Date()).where(siteSettingOverride, { setting: row.id })).toMatchObject([
      { name: 'first', value: { int: 20 } },
    ])
    expect((await revisionsOf(row)).at(-1)).toMatchObject({ number: 3, rollbackOf: 1 })
    const { data } = await boss.run(configur.compare, row, { from: 1, to: 2 })
    expect(data.result.findings.map(({ caption }) => caption)).toContain('configur-manage.configur.compare.removed')
  })

  test('a freeze keeps all but the super administrator from publishing', async () => {
    const clerk = app.as(await app.staff(['ConfigurManage:configur', 'ConfigurManage:configur.publish']))
    const freeze = await app.make(staffAnnouncement, {
      kind: 'freeze',
      startsAt: '2020-01-01T00:00:00.000Z',
      endsAt: '2090-01-01T00:00:00.000Z',
      state: 'published',
    })
    const row = await makeSetting({ state: 'draft', draftValue: { int: 4 } })
    expect((await clerk.refused(configur.publish, row, { note: 'now' })).code).toBe('B01')
    await new Records(app.db, null, new Date()).update(staffAnnouncement, freeze, { state: 'ended' })
    expect((await clerk.run(configur.publish, row, { note: 'now' })).code).toBe('00000')
  })

  test('the first override that fits a phone wins, and the others say why they do not', async () => {
    const indonesia = await app.make(country, { isoCode: 'ID' })
    const area = await app.make(areaConfig, { group: 'configur', countries: [indonesia.id] })
    const phone = await app.make(client)
    const row = await makeSetting({ key: 'test.phone', state: 'draft', draftValue: { int: 1 } })
    const rule = (name: string, order: number, values: object) =>
      app.make(siteSettingOverride, {
        setting: row.id,
        name,
        areas: [-1],
        value: { int: order * 10 },
        order,
        ...values,
      })
    await rule('new app', 1, { minVersion: '4.0' })
    await rule('indonesia', 2, { areas: [area.id] })
    await rule('everybody', 3, {})
    const asked = { country: indonesia.id, client: phone.id, version: '3.10.0' }
    const { data } = await boss.run(overridesCommands.test, { setting: row.id, ...asked })
    expect(data.findings.map(({ caption, value }) => [caption.split('.').at(-1), value])).toEqual([
      ['misses', 'another version'],
      ['wins', '20'],
      ['misses', 'an earlier override applies'],
      ['usual', '1'],
    ])
    await boss.run(overridesCommands.publish, { setting: row.id, note: 'go' })
    const all = await boss.run(configur.resolve, asked)
    const held = all.data.findings.find(({ params }) => JSON.stringify(params).includes('test.phone'))
    expect(held).toMatchObject({ params: { key: 'test.phone', name: 'indonesia' }, value: '20' })
  })

  test('an override that is made the default becomes the draft of all', async () => {
    const row = await makeSetting()
    const override = await app.make(siteSettingOverride, { setting: row.id, areas: [-1], value: { int: 8 }, order: 1 })
    expect((await boss.run(overridesCommands.promote, override)).code).toBe('00000')
    expect(await now(siteSetting, row)).toMatchObject({ state: 'draft', draftValue: { int: 8 }, value: { int: 1 } })
    expect(await now(siteSettingOverride, override)).toMatchObject({ enabled: false })
  })
})
