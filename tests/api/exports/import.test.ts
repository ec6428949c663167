import { Readable } from 'node:stream'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import country from '../../../src/entities/develop-manage/country'
import episode from '../../../src/entities/movie-manage/episode'
import series from '../../../src/entities/movie-manage/series'
import tag from '../../../src/entities/movie-manage/tag'
import up from '../../../src/entities/movie-manage/up'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import movieResourcesPage from '../../../src/pages/movie-manage/movie-resources'
import seriesListPage from '../../../src/pages/movie-manage/series-list'
import userBlackListPage from '../../../src/pages/user-manage/user-black-list'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

describe('importing a sheet', () => {
  let app: TestApp
  let admin: Staff
  let caller: Caller
  let count = 0
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.staff('super')
    caller = app.as(admin)
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const storeCsv = async (lines: readonly string[]) => {
    const key = `uploads/import-${++count}.csv`
    await app.services.storage.write(key, Readable.from([`\uFEFF${lines.join('\r\n')}\r\n`]))
    return key
  }
  const storeXlsx = async (rows: (string | number | null)[][]) => {
    const key = `uploads/import-${++count}.xlsx`
    await app.services.storage.write(
      key,
      Readable.from([Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows }] }))]),
    )
    return key
  }
  const episodesOf = (content: number) => records().where(episode, { content })

  it('lists every fault with its row and field, and takes nothing when asked to check', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 5 })
    await makeEpisode(app, content, 2)
    const file = await storeCsv([
      'Episode,Part,Title (en),Title (zh_CN),Enabled',
      '1,Main,One,一,no',
      '2,main,Two,二,no',
      'three,main,Three,三,no',
      '9,main,Nine,九,no',
      '4,main,Four,四,yes',
      '1,main,Again,又一,no',
    ])
    const { code, data } = await caller.preview(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(code).toBe('00000')
    expect(data).toMatchObject({ total: 6, eligible: 1 })
    expect(data.faults.map(({ row, field }) => [row, field])).toEqual([
      [3, 'number'],
      [4, 'number'],
      [5, 'number'],
      [6, 'enabled'],
      [7, 'number'],
    ])
    expect(data.faults[1]?.msg).toContain('Write a number')
    expect(await episodesOf(content)).toHaveLength(1)
  })

  it('fetches and reads the sheet while no transaction is open, and once a call', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 5 })
    const file = await storeCsv(['Episode,Title (en)', '1,One'])
    const { storage } = app.services
    const read = storage.read.bind(storage)
    const fetched = vi.spyOn(storage, 'read').mockImplementation(async (key) => {
      // The embedded database does one transaction at a time: this would wait for the call's own.
      await sql`select 1`.execute(app.db)
      return read(key)
    })
    const answer = await caller.preview(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRestore()
    expect(answer).toMatchObject({ code: '00000', data: { total: 1 } })
  })

  it('takes nothing either when it is run with faults in it', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 5 })
    const file = await storeCsv(['number,part', '1,main', '99,main'])
    const { code, msg, data } = await caller.refused(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(code).toBe('A0400')
    expect(msg).toContain('1 row has errors')
    expect(data.faults).toMatchObject([{ row: 3 }])
    expect(await episodesOf(content)).toEqual([])
  })

  it('takes a sound sheet as a job, a record a row', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 5 })
    const file = await storeXlsx([
      ['集数', '分段', '分集标题', '上线时间'],
      [1, '正片', '第一集', '2030-05-01 20:00:00'],
      [2, '花絮', null, null],
    ])
    const { data } = await caller.run(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(data.jobId).toBeGreaterThan(0)
    await app.jobs.settled()
    expect(await episodesOf(content)).toMatchObject([
      { number: 1, part: 'main', title: { zh_CN: '第一集', en: '第一集' }, publishAt: '2030-05-01T12:00:00.000Z' },
      { number: 2, part: 'bonus', title: null },
    ])
  })

  it('says which headings mean nothing', async () => {
    const { id: content } = await makeSeries(app)
    const file = await storeCsv(['number,Colour', '1,red'])
    expect(await caller.preview(commandOf(movieResourcesPage, 'import'), { content, file })).toMatchObject({
      code: 'A0400',
      msg: 'The heading “Colour” is not known here. Remove the column or use the template.',
    })
  })

  it('takes back what an export of the list wrote, and changes only what was changed in it', async () => {
    const genre = await app.make(tag, { type: 'genre', code: 'g', name: { zh_CN: '悬疑', en: 'Suspense' } })
    const copyright = await app.make(tag, { type: 'copyright', code: 'c', name: { zh_CN: '自有', en: 'Own' } })
    const from = await app.make(country, { name: { zh_CN: '中国', en: 'China' } })
    const title = await makeSeries(app, {
      genres: [genre.id],
      copyrightTag: copyright.id,
      countries: [from.id],
      title: { zh_CN: '城', en: 'City' },
      weight: 10,
      publishAt: '2030-05-01T12:00:00.000Z',
    })
    const columns = ['id', 'title', 'kind', 'season', 'copyrightTag', 'areas', 'access', 'state']
    const paramJson = { page: 'movie-manage.series-list', columns }
    const exported = await app.http.inject({
      method: 'POST',
      url: '/excel/common/export',
      headers: { token: admin.token },
      payload: {
        exportType: 'series',
        paramJson: { ...paramJson, filters: { id: { is: [title.id] } } },
        format: 'csv',
      },
    })
    const file = `uploads/export-${++count}.csv`
    await app.services.storage.write(file, Readable.from([exported.body.replace('City', 'Town')]))
    expect(await caller.preview(commandOf(seriesListPage, 'import'), { file })).toMatchObject({
      data: { total: 1, eligible: 1, lines: ['0 new records, 1 changed ones.'] },
    })
    await caller.run(commandOf(seriesListPage, 'import'), { file })
    await app.jobs.settled()
    expect(await records().get(series, title.id)).toMatchObject({
      title: { zh_CN: '城', en: 'Town' },
      copyrightTag: copyright.id,
      weight: 10,
      version: title.version + 1,
    })
  })

  it('adds a series with its references by name', async () => {
    await app.make(tag, { type: 'genre', code: 'gg', name: { zh_CN: '爱情', en: 'Romance' } })
    await app.make(tag, { type: 'copyright', code: 'cc', name: { zh_CN: '采购', en: 'Bought' } })
    const from = await app.make(country, { name: { zh_CN: '墨西哥', en: 'Mexico' } })
    const maker = await app.make(up, { name: 'Studio Nine' })
    const headings = ['title.en', 'title.zh_CN', 'originalTitle', 'kind', 'coverVertical', 'coverHorizontal', 'year']
    const more = ['spokenLanguages', 'countries', 'genres', 'copyrightTag', 'up', 'totalEpisodes', 'ageRating', 'areas']
    const own = (name: string) => ['Love', '爱', name, 'Drama', 'uploads/a.jpg', 'uploads/b.jpg', 2026]
    const sound = [
      ...own('Amor'),
      'Mexican Spanish',
      'Mexico',
      '爱情',
      'Bought',
      'Studio Nine',
      20,
      'PG-13',
      'All areas',
    ]
    const faulty = [...own('Odio'), 'es_MX', 'Atlantis', 'Romance', 'Bought', `#${maker.id}`, 20, 'PG13', '-1']
    const misplaced = [...own('Odio'), 'es_MX', '墨西哥', 'Bought', 'Bought', `#${maker.id}`, 20, 'PG13', '-1']
    const all = await storeXlsx([[...headings, ...more], sound, faulty, misplaced])
    const { data } = await caller.preview(commandOf(seriesListPage, 'import'), { file: all })
    expect(data.faults.map(({ row, field }) => [row, field])).toEqual([
      [3, 'countries'],
      [4, 'genres'],
    ])
    expect(await records().where(series, { originalTitle: 'Amor' })).toEqual([])
    await caller.run(commandOf(seriesListPage, 'import'), { file: await storeXlsx([[...headings, ...more], sound]) })
    await app.jobs.settled()
    expect(await records().where(series, { originalTitle: 'Amor' })).toMatchObject([
      { kind: 'drama', ageRating: 'PG13', countries: [from.id], up: maker.id, areas: [-1], spokenLanguages: ['es_MX'] },
    ])
  })

  it('bans users by their display ids, under the rules of a ban', async () => {
    const people = [
      await app.make(user, { displayId: '7001' }),
      await app.make(user, { displayId: '7002', state: 'deleted' }),
    ]
    const lines = ['user.displayId,scope,reasonCode,reason,expiresAt', '7001,comment,spam,ads,2030-01-01 00:00:00']
    const bad = await storeCsv([...lines, '7002,comment,spam,ads,', '7999,comment,spam,ads,'])
    const { data } = await caller.preview(commandOf(userBlackListPage, 'import'), { file: bad })
    expect(data.faults.map(({ row }) => row)).toEqual([3, 4])
    expect(await records().where(blacklistEntry, { user: people[0]!.id })).toEqual([])
    await caller.run(commandOf(userBlackListPage, 'import'), { file: await storeCsv(lines) })
    await app.jobs.settled()
    expect(await records().where(blacklistEntry, { user: people[0]!.id })).toMatchObject([
      { scope: 'comment', source: 'import', state: 'active', createdBy: admin.id },
    ])
  })

  it('hands out an empty sheet whose headings it reads', async () => {
    const link = await app.http.inject({
      url: '/cms/backend/episode/importTemplate',
      headers: { token: admin.token, 'accept-language': 'zh' },
    })
    const { rawPayload } = await app.http.inject({ url: link.json<{ data: { url: string } }>().data.url })
    const { sheets } = await readXlsx(rawPayload)
    expect(sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['集数', '分集标题 (en)']))
    const { id: content } = await makeSeries(app)
    const file = await storeXlsx([
      sheets[0]!.rows[0] as string[],
      sheets[0]!.rows[0]!.map((name) => (name === '集数' ? 1 : null)),
    ])
    expect(await caller.preview(commandOf(movieResourcesPage, 'import'), { content, file })).toMatchObject({
      data: { eligible: 1 },
    })
  })

  it('is for holders of its right alone', async () => {
    const reader = app.as(await app.staff(['MovieManage:seriesResources']))
    const file = await storeCsv(['number', '1'])
    expect(await reader.preview(commandOf(movieResourcesPage, 'import'), { content: 1, file })).toMatchObject({
      code: 'A0301',
    })
  })
})
