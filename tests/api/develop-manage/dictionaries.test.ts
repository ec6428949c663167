import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retire, showUses, replaceUses } from '../../../commands/develop-manage/dic-list/items/[constantId]'
import channelGroup from '../../../src/entities/app-manage/channel-group'
import rankBlacklistEntry from '../../../src/entities/app-manage/rank-blacklist-entry'
import rankItem from '../../../src/entities/app-manage/rank-item'
import communitySetting from '../../../src/entities/community-manage/community-setting'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import constant from '../../../src/entities/develop-manage/constant'
import constantItem from '../../../src/entities/develop-manage/constant-item'
import country from '../../../src/entities/develop-manage/country'
import escortSetting from '../../../src/entities/escort-manage/escort-setting'
import game from '../../../src/entities/game-manage/game'
import tag from '../../../src/entities/movie-manage/tag'
import xilie from '../../../src/entities/movie-manage/xilie'
import pushSetting from '../../../src/entities/service-manage/push-setting'
import { AREA_GROUPS } from '../../../src/fields/areas/field'
import type { AreaEntry, Dictionaries } from '../../../src/fields/dictionaries'
import dicListPage from '../../../src/pages/develop-manage/dic-list'
import dicItemsPage from '../../../src/pages/develop-manage/dic-list/items/[constantId]'
import tagsListPage from '../../../src/pages/movie-manage/tags-list'
import { migrations } from '../../../src/server/db/migrations'
import { Records } from '../../../src/server/db/records'
import { countUses } from '../../../src/server/domain/areas/count-uses'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

interface Saved {
  readonly id: string
  readonly oldId: number
  readonly version: number
}

let app: TestApp
let boss: Caller
let newcomer: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
  newcomer = app.as(await app.staff([]))
  for (const isoCode of ['ID', 'TL', 'MY', 'SG', 'BN', 'PH'])
    await app.make(country, { isoCode, name: text(`Land ${isoCode}`) })
})
afterAll(() => app.stop())

const text = (en: string) => ({ zh_CN: `${en}的`, en })
const area = '/config/manage/area/config'
const records = () => new Records(app.db, null, new Date())

describe('GET /cms/backend/enum/list', () => {
  const read = async (caller = boss) => (await caller.get<Dictionaries>('/cms/backend/enum/list')).data

  test('constants (map of keyed lists), enum groups each with items, and area-config groups', async () => {
    const reasons = await app.make(constant, { key: 'leaveReason', kind: 'business' })
    await app.make(constantItem, {
      constant: reasons.id,
      value: 'late',
      caption: text('Late'),
      order: 2,
      enabled: true,
    })
    await app.make(constantItem, {
      constant: reasons.id,
      value: 'gone',
      caption: text('Gone'),
      order: 1,
      enabled: false,
    })
    const kinds = await app.make(constant, { key: 'stateKind', kind: 'server' })
    await app.make(constantItem, { constant: kinds.id, value: 'open', caption: text('Open') })
    const { constants, enums, areaConfigs, areas } = await read(newcomer)
    expect(constants.leaveReason).toMatchObject([
      { value: 'gone', name: text('Gone'), enabled: false },
      { value: 'late', name: text('Late'), enabled: true },
    ])
    expect(enums.find(({ code }) => code === 'stateKind')?.items).toMatchObject([{ value: 'open' }])
    expect(Object.keys(areaConfigs)).toEqual([...AREA_GROUPS])
    expect(areas[0]).toMatchObject({ id: -1, oldId: -1, name: { en: 'All areas' } })
  })

  test('is sent again only when something in it has changed, and to nobody signed out', async () => {
    const token = (await app.staff([])).token
    const ask = (tag = '') =>
      app.http.inject({ url: '/cms/backend/enum/list', headers: { token, ...(tag && { 'if-none-match': tag }) } })
    const tag = String((await ask()).headers.etag)
    expect((await ask(tag)).statusCode).toBe(304)
    await app.make(constant, { key: 'another' })
    const changed = await ask(tag)
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
    expect(
      (await app.http.inject({ url: '/cms/backend/enum/list', headers: { 'if-none-match': tag } })).statusCode,
    ).toBe(401)
  })
})

describe('a field whose choices are the items of a dictionary', () => {
  const save = (kind: string, beside: object = {}) => boss.save(channelGroup, { ...group, kind, ...beside })
  const group = { name: 'Stores', code: 'stores', areas: [-1], owner: 0 }
  beforeAll(async () => {
    group.owner = (await app.staff([])).id
  })
  const items = async () => {
    const [dictionary] = await records().where(constant, { key: 'channelGroupKind' })
    return records().where(constantItem, { constant: dictionary!.id })
  }

  test('takes items of the dictionary, those that staff have added too, and refuses others in words', async () => {
    const [{ constant: dictionary = 0 } = {}] = await items()
    await app.make(constantItem, { constant: dictionary, value: 'kiosk', caption: text('Kiosk') })
    expect(await save('kiosk')).toMatchObject({ code: '00000' })
    const unknown = await save('nowhere', { name: 'Others', code: 'other' })
    expect(unknown).toMatchObject({ code: 'A0400', data: { field: 'kind' } })
    expect(unknown.msg).toContain('“nowhere” is not in the dictionary')
  })

  test('disabled ones are kept on old records, and refused on new ones', async () => {
    const { data } = await save('partner', { name: 'Partner', code: 'partners' })
    const partner = (await items()).find(({ value }) => value === 'partner')!
    await records().update(constantItem, partner, { enabled: false })
    const edit = { ...group, id: data.id, version: data.version, code: 'partners', name: 'Partners', kind: 'partner' }
    expect(await boss.save(channelGroup, edit)).toMatchObject({ code: '00000' })
    expect((await save('partner', { name: 'More', code: 'more' })).msg).toContain('disabled')
  })
})

describe('the calls of areas, by somebody who knows nothing but them', () => {
  test('the area id becomes the comma-joined ISO codes; the old id is kept as a separate id', async () => {
    const { code, data } = await boss.post<Saved>(`${area}/save`, { group: 'ad', name: 'Sunda', countries: 'TL,ID' })
    expect(code).toBe('00000')
    expect(data).toMatchObject({ id: 'ID,TL' })
    const { data: all } = await newcomer.get<AreaEntry[]>(`${area}/all`)
    expect(all).toMatchObject([
      { id: 'ID,TL', oldId: data.oldId, group: 'ad', countries: [{ isoCode: 'ID' }, { isoCode: 'TL' }] },
    ])
    expect((await boss.get<AreaEntry>(`${area}/detail`, { id: 'TL,ID' })).data).toEqual(all[0])
    expect((await boss.get<AreaEntry>(`${area}/detail`, { id: data.oldId })).data).toEqual(all[0])
  })

  test('save answers the version that the record is at', async () => {
    const { data } = await boss.post<Saved>(`${area}/save`, {
      group: 'pay',
      name: 'Straits',
      countries: ['MY', { isoCode: 'SG' }],
    })
    expect((await records().get(areaConfig, data.oldId)).version).toBe(data.version)
    const again = await boss.post<Saved>(`${area}/save`, {
      id: 'MY,SG',
      group: 'pay',
      name: 'Straits and Brunei',
      countries: ['MY', 'SG', 'BN'],
    })
    expect(again).toMatchObject({ code: '00000', data: { id: 'BN,MY,SG', oldId: data.oldId } })
    expect((await records().get(areaConfig, data.oldId)).version).toBe(again.data.version)
  })

  test('inside a group a country stands in one area: a taken one is refused by name', async () => {
    const taken = await boss.post(`${area}/save`, { group: 'pay', name: 'More', countries: ['PH', 'SG'] })
    expect(taken).toMatchObject({ code: 'A0400', msg: expect.stringContaining('Land SG') as string })
    expect((await boss.post(`${area}/save`, { group: 'rank', name: 'More', countries: ['PH', 'SG'] })).code).toBe(
      '00000',
    )
    expect((await boss.post(`${area}/save`, { group: 'rank', name: 'Where', countries: 'XX' })).code).toBe('A0400')
  })

  test('lists by group and name, pages included', async () => {
    const { data } = await boss.post<{ list: AreaEntry[]; total: number }>(`${area}/list`, {
      group: 'pay',
      name: 'brunei',
      size: 5,
    })
    expect(data).toMatchObject({ total: 1, list: [{ id: 'BN,MY,SG' }] })
    expect((await newcomer.post(`${area}/list`, {})).code).toBe('A0301')
    expect((await newcomer.post(`${area}/save`, { group: 'ad', name: 'x', countries: 'PH' })).code).toBe('A0301')
  })

  test('where groups have areas of the same countries, one has to be named', async () => {
    await boss.post(`${area}/save`, { group: 'rank', name: 'Sunda', countries: 'ID,TL' })
    expect(await boss.get(`${area}/del`, { id: 'ID,TL' })).toMatchObject({ code: 'A0400', data: { field: 'group' } })
    expect((await newcomer.get(`${area}/del`, { id: 'ID,TL', group: 'rank' })).code).toBe('A0301')
    expect((await boss.get(`${area}/del`, { id: 'ID,TL', group: 'rank' })).code).toBe('00000')
    expect((await boss.get(`${area}/detail`, { id: 'ID,TL', group: 'rank' })).code).toBe('A0404')
  })

  test('an area that something is meant for is not deleted', async () => {
    const { data } = await boss.post<Saved>(`${area}/save`, { group: 'state', name: 'Sunda', countries: 'ID,TL' })
    await app.make(xilie, { areas: [data.oldId] })
    expect(await boss.get(`${area}/del`, { id: data.oldId })).toMatchObject({ code: 'B01' })
  })

  test('a call may name the areas of a record by their countries', async () => {
    const [{ oldId = 0 } = {}] = (await boss.get<AreaEntry[]>(`${area}/all`, { group: 'state' })).data
    for (const areas of ['TL,ID', ['ID,TL'], [oldId]]) {
      const made = await boss.post<{ id: number }>('/cms/backend/xilie/save', {
        name: text('X'),
        areas,
      })
      expect(made).toMatchObject({ code: '00000' })
      expect((await records().get(xilie, made.data.id)).areas).toEqual([oldId])
    }
    const unknown = await boss.post('/cms/backend/xilie/save', { name: text('No'), areas: 'PH,SG' })
    expect(unknown).toMatchObject({ code: 'A0400', data: { field: 'areas' } })
  })

  test('all countries are listed by their codes', async () => {
    const { data } = await newcomer.get<{ isoCode: string }[]>('/config/manage/country/list')
    expect(data.map(({ isoCode }) => isoCode)).toEqual(['BN', 'ID', 'MY', 'PH', 'SG', 'TL'])
  })
})

describe('areas of a group stand in fields of that group alone', () => {
  const draw = (group: (typeof AREA_GROUPS)[number], name = group as string, countries: readonly number[] = []) =>
    app.make(areaConfig, { group, name: text(name), countries, isoCodes: `${name}${group}` })
  const foreign = (field: string) => ({
    code: 'A0400',
    data: { problems: [expect.objectContaining({ field, problem: 'error.otherAreaGroup' }) as unknown] },
  })

  test('a save names the field whose area is of another group, or is drawn by nobody', async () => {
    const [paid, ranked] = [await draw('pay', 'save'), await draw('rank', 'save')]
    const save = (areas: number[]) => boss.save(xilie, { name: text('X'), areas })
    expect(await save([paid.id])).toMatchObject(foreign('areas'))
    expect(await save([987_654_321])).toMatchObject({ code: 'A0400', data: { field: 'areas' } })
    const block = (area: number) =>
      boss.save(rankBlacklistEntry, { area, target: { type: 'MOVIE', target: '1' }, reason: 'quality' })
    expect(await block(paid.id)).toMatchObject(foreign('area'))
    expect((await block(ranked.id)).code).toBe('00000')
  })

  test('what a record holds already may stay beside another change', async () => {
    const paid = await draw('pay', 'held')
    const { id, version } = await app.make(xilie, { areas: [paid.id] })
    const saved = await boss.save(xilie, { id, version, name: text('Y'), areas: [paid.id] })
    expect(saved.code).toBe('00000')
  })

  test('an argument of a command is held to it, for one record and for many', async () => {
    const paid = await draw('pay', 'argument')
    const { id } = await makeSeries(app)
    const [one, other] = [{ id }, { ids: [id, (await makeSeries(app)).id], confirmed: true }]
    for (const chosen of [one, other])
      expect(
        await boss.post('/cms/backend/drama/setAreas', { ...chosen, areas: [paid.id], how: 'replace' }),
      ).toMatchObject(foreign('areas'))
  })

  test('a sheet may name an area as every group calls one: that of the field is meant', async () => {
    await draw('pay', 'Everywhere alike')
    const own = await draw('state', 'Everywhere alike')
    const key = 'uploads/areas.csv'
    const lines = ['code,name (en),type,areas', 'by_name,By name,genre,Everywhere alike', '']
    await app.services.storage.write(key, Readable.from([lines.join('\r\n')]))
    expect((await boss.run(commandOf(tagsListPage, 'import'), { file: key })).code).toBe('00000')
    await app.jobs.settled()
    expect(await records().where(tag, { code: 'by_name' })).toMatchObject([{ areas: [own.id] }])
  })

  test('areas of another group become that of their own which shares most countries', async () => {
    const [a, b, c] = [await app.make(country), await app.make(country), await app.make(country)]
    const [paid, far] = [await draw('pay', 'old', [a.id, b.id, c.id]), await draw('pay', 'far')]
    const [part, most] = [await draw('state', 'part', [c.id]), await draw('state', 'most', [a.id, b.id])]
    const ranked = await draw('rank', 'most', [a.id, b.id])
    const list = await app.make(xilie, { areas: [-1, paid.id, most.id, far.id] })
    const item = await app.make(rankItem, { area: paid.id })
    const entries = [
      await app.make(rankBlacklistEntry, { area: paid.id, target: { type: 'STAR', target: '7' } }),
      await app.make(rankBlacklistEntry, { area: most.id, target: { type: 'STAR', target: '7' } }),
    ]
    const settings = [
      await app.make(communitySetting, { area: part.id }),
      await app.make(communitySetting, { area: far.id }),
    ]
    const overrides = [{ area: paid.id, quietFrom: '22:00', quietTo: '08:00' }]
    const quiet = await app.make(pushSetting, { areaOverrides: overrides as never })
    await sql.raw(migrations.find(({ name }) => name === '0036-areas-of-groups')?.sql ?? '').execute(app.db)

    expect((await records().get(xilie, list.id)).areas).toEqual([-1, most.id, far.id])
    expect((await records().get(rankItem, item.id)).area).toBe(ranked.id)
    expect((await records().get(pushSetting, quiet.id)).areaOverrides).toMatchObject([{ area: most.id }])
    const held = async (kept: typeof rankBlacklistEntry | typeof communitySetting, ids: { id: number }[]) =>
      Promise.all(ids.map(async ({ id }) => (await records().get(kept, id)).area))
    // Two may not be one: the second stays where it was.
    expect(await held(rankBlacklistEntry, entries)).toEqual([ranked.id, most.id])
    expect(await held(communitySetting, settings)).toEqual([part.id, far.id])
  })
})

describe('what code must know stays fixed, and says so', () => {
  const itemOf = async (key: string, value: string) => {
    const [dictionary] = await records().where(constant, { key })
    const [found] = await records().where(constantItem, { constant: dictionary!.id, value })
    return found!
  }
  const remove = ({ id }: { id: number }) => boss.run(commandOf(dicItemsPage, 'delete'), id)
  const now = ({ id }: { id: number }) => records().find(constantItem, id)

  test('an item that code knows is neither deleted nor given another value, and the refusal says why', async () => {
    const fraud = await itemOf('cashOutRejectReason', 'fraud')
    expect(fraud.fixedWhy?.en).toBe('The amount is only confiscated for it.')
    const refused = await remove(fraud)
    expect(refused.code).toBe('B01')
    expect(refused.msg).toContain('The amount is only confiscated for it.')
    const renamed = await boss.save(constantItem, { id: fraud.id, version: fraud.version, value: 'cheat' })
    expect(renamed).toMatchObject({ code: 'A0400', data: { field: 'value' } })
    expect(await now(fraud)).toMatchObject({ value: 'fraud' })
  })

  test('an item in use is disabled, not deleted: the refusal says how many records hold it', async () => {
    const item = await itemOf('gameCategory', 'puzzle')
    for (let count = 0; count < 3; count++) await app.make(game, { category: 'puzzle' })
    expect((await remove(item)).msg).toContain('(Game: 3)')
    const renamed = await boss.save(constantItem, { id: item.id, version: item.version, value: 'riddles' })
    expect(renamed.msg).toContain('(Game: 3)')
    await countUses(app.db, app.services.registry)
    expect(await now(item)).toMatchObject({ uses: 3 })
    expect((await boss.run(retire, item, { replacedBy: (await itemOf('gameCategory', 'card')).id })).code).toBe('00000')
    expect(await now(item)).toMatchObject({ enabled: false })
    expect((await remove(await itemOf('gameCategory', 'board'))).code).toBe('00000')
  })

  test('the lines of a record hold items as well', async () => {
    await app.make(escortSetting, { creditRules: [{ category: 'rude', cut: 5 }] })
    const item = await itemOf('companionReportCategory', 'rude')
    expect((await remove(item)).msg).toContain('1')
    const { data } = await boss.run(showUses, item)
    expect(data.result.findings).toMatchObject([{ value: 1, params: { field: 'Credit rules' } }])
  })

  test('replacing an item has every record that holds it hold the other', async () => {
    const [rude, late] = [
      await itemOf('companionReportCategory', 'rude'),
      await itemOf('companionReportCategory', 'lateOrShort'),
    ]
    const replaced = await boss.run(replaceUses, rude, { replacedBy: late.id, reason: 'merged' })
    expect(replaced).toMatchObject({ code: '00000', data: { result: { moved: 1 } } })
    const [setting] = await records().where(escortSetting, {})
    expect(setting?.creditRules).toMatchObject([{ category: 'lateOrShort', cut: 5 }])
  })

  test('a dictionary that fields pick from stays under its key, and tells where it is used and what it holds', async () => {
    const [reasons] = await records().where(constant, { key: 'unlockRefundReason' })
    const { id, version, usedBy } = reasons!
    expect(usedBy).toMatchObject([{ field: { en: 'Refund reason' } }])
    expect(reasons).toMatchObject({ itemCount: 6, disabledItems: 0, fixedItems: 0 })
    expect((await boss.refused(commandOf(dicListPage, 'delete'), id)).code).toBe('B01')
    const renamed = await boss.save(constant, { id, version, key: 'other' })
    expect(renamed).toMatchObject({ code: 'A0400', data: { field: 'key' } })
    const added = { constant: id, value: 'regionLocked', caption: text('Region locked') }
    expect((await boss.save(constantItem, added)).code).toBe('00000')
    const { id: minor } = await itemOf('unlockRefundReason', 'minor')
    expect((await boss.run(commandOf(dicItemsPage, 'disable'), minor)).code).toBe('00000')
    expect(await records().get(constant, id)).toMatchObject({ itemCount: 7, disabledItems: 1 })
  })
})
