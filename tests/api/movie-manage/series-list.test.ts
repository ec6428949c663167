import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import seriesList from '../../../commands/movie-manage/series-list'
import { setAccess, setFreeEpisodes, addToXilie } from '../../../commands/movie-manage/series-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import language from '../../../src/entities/develop-manage/language'
import contentItem from '../../../src/entities/movie-manage/content-item'
import episode from '../../../src/entities/movie-manage/episode'
import series from '../../../src/entities/movie-manage/series'
import tag from '../../../src/entities/movie-manage/tag'
import up from '../../../src/entities/movie-manage/up'
import xilie from '../../../src/entities/movie-manage/xilie'
import { Records } from '../../../src/server/db/records'
import { settleTitles } from '../../../src/server/domain/titles/titles-by-time'
import type { Caller } from '../../support/caller'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('the commands of a series', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const read = (id: number) => records().get(series, id)
  const areas = async (codes: readonly string[]) => {
    const made = []
    for (const isoCodes of codes) made.push((await app.make(areaConfig, { isoCodes, enabled: true })).id)
    return made
  }

  it.each([
    ['replace', [1], [1]],
    ['add', [1], [0, 1]],
    ['remove', [0], []],
  ] as const)('set its areas: %s', async (how, given, left) => {
    const ids = await areas([`${how}0`, `${how}1`])
    const { id } = await makeSeries(app, { areas: [ids[0]!] })
    const pick = (indexes: readonly number[]) => indexes.map((index) => ids[index]!)
    const { code } = await caller.run(seriesList.setAreas, id, { areas: pick(given), how })
    expect(code).toBe(left.length > 0 ? '00000' : 'B01')
    expect((await read(id)).areas).toEqual(left.length > 0 ? pick(left) : [ids[0]])
  })

  it('take one area out of all of them and keep the others', async () => {
    const [first, second] = await areas(['all0', 'all1'])
    const { id } = await makeSeries(app, { areas: [-1] })
    await caller.run(seriesList.setAreas, id, { areas: [first!], how: 'remove' })
    expect((await read(id)).areas).toContain(second)
    expect((await read(id)).areas).not.toContain(first)
  })

  it('ask before what is on the shelf is changed', async () => {
    const { id } = await makeSeries(app, { state: 'published' })
    expect(await caller.refused(setAccess, id, { access: 'free' })).toMatchObject({
      code: 'B01',
      data: { confirm: [{ count: 1 }] },
    })
    expect(await caller.run(setAccess, id, { access: 'free' }, { confirmed: true })).toMatchObject({
      code: '00000',
    })
    expect(await read(id)).toMatchObject({ access: 'free' })
  })

  it('add tags to the list of their type, and take back only what was added', async () => {
    const genres = [
      await app.make(tag, { type: 'genre', code: 'g1' }),
      await app.make(tag, { type: 'genre', code: 'g2' }),
    ]
    const plot = await app.make(tag, { type: 'plot', code: 'p1' })
    const device = await app.make(tag, { type: 'device', code: 'd1' })
    const { id } = await makeSeries(app, { genres: [genres[0]!.id] })
    const tags = [genres[0]!.id, genres[1]!.id, plot.id]
    const { data } = await caller.run(seriesList.addTags, id, { tags })
    expect(await read(id)).toMatchObject({ genres: [genres[0]!.id, genres[1]!.id], plotTags: [plot.id] })
    await caller.undo(data.auditIds)
    expect(await read(id)).toMatchObject({ genres: [genres[0]!.id], plotTags: null })
    expect(await caller.refused(seriesList.addTags, id, { tags: [device.id] })).toMatchObject({ code: 'A0400' })
    expect(await caller.refused(seriesList.removeTags, id, { tags: [genres[0]!.id] })).toMatchObject({ code: 'B01' })
  })

  it('keep free and VIP-first episodes within the total', async () => {
    const { id } = await makeSeries(app, { totalEpisodes: 10, freeEpisodes: 2, vipLead: 4 })
    expect(await caller.refused(setFreeEpisodes, id, { freeEpisodes: 7 })).toMatchObject({
      code: 'A0400',
      data: { field: 'freeEpisodes' },
    })
    expect(await caller.run(setFreeEpisodes, id, { freeEpisodes: 6 })).toMatchObject({ code: '00000' })
    const { version } = await read(id)
    expect(await caller.save(series, { id, version, totalEpisodes: 9 })).toMatchObject({ code: 'A0400' })
  })

  it('draw an uploader from the pool alone', async () => {
    const drawn = await app.make(up, { kind: 'virtual', randomPool: true })
    await app.make(up, { kind: 'virtual', randomPool: true, state: 'frozen' })
    await app.make(up, { kind: 'creator', randomPool: true })
    const { id } = await makeSeries(app)
    expect(await caller.get('/cms/backend/up/getRandom')).toMatchObject({ data: { id: drawn.id } })
    expect(await caller.run(seriesList.assignRandomUp, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ up: drawn.id })
  })

  it('count the titles of a franchise', async () => {
    const { id: whole } = await app.make(xilie)
    const { id } = await makeSeries(app)
    const { data } = await caller.run(addToXilie, id, { xilie: whole })
    expect(await records().get(xilie, whole)).toMatchObject({ items: 1 })
    await caller.undo(data.auditIds)
    expect(await records().get(xilie, whole)).toMatchObject({ items: 0 })
  })

  it('fill in texts in further languages, and say that nothing translated them here', async () => {
    const { id } = await makeSeries(app, { title: { zh_CN: '城', en: 'City' }, tagline: null })
    expect(await caller.run(seriesList.translate, id, { languages: ['es_MX'] })).toMatchObject({
      data: { result: { by: 'embedded', note: 'translation.embedded' } },
    })
    expect((await read(id)).title).toEqual({ zh_CN: '城', en: 'City', es_MX: '[es_MX] City' })
    expect(await caller.refused(seriesList.translate, id, { languages: ['es_MX'] })).toMatchObject({ code: 'B01' })
  })

  it('pause, resume and finish it, the last only when every episode is online', async () => {
    const { id } = await makeSeries(app, { serialState: 'airing', totalEpisodes: 2 })
    expect(await caller.refused(seriesList.pauseSerial, id)).toMatchObject({ code: 'A0400' })
    await caller.run(seriesList.pauseSerial, id, { reason: 'holiday' })
    expect(await read(id)).toMatchObject({ serialState: 'paused', stateReason: 'holiday' })
    await caller.run(seriesList.resumeSerial, id)
    await makeEpisode(app, id, 1, { definition: 'p720', enabled: true })
    expect(await caller.refused(seriesList.finishSerial, id)).toMatchObject({ code: 'B01' })
    await makeEpisode(app, id, 2, { definition: 'p720', enabled: true })
    expect(await caller.run(seriesList.finishSerial, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ serialState: 'finished', releasedEpisodes: 2 })
  })

  it('give episodes their hours by the days of the week, and let them come about', async () => {
    const { id } = await makeSeries(app, { totalEpisodes: 6 })
    const ids = []
    for (const number of [1, 2, 3]) ids.push((await makeEpisode(app, id, number, { definition: 'p720' })).id)
    const plan = {
      firstEpisode: 1,
      from: '2030-01-01T00:00:00Z',
      updateDays: { days: [5], updateTime: '20:00', timeZone: 'Asia/Shanghai' },
      episodesPerUpdate: 2,
    }
    expect(await caller.refused(seriesList.planEpisodes, id, { ...plan, updateDays: { days: [9] } })).toMatchObject({
      data: { field: 'updateDays' },
    })
    await caller.run(seriesList.planEpisodes, id, plan)
    const planned = await records().where(episode, { content: id })
    expect(planned.map(({ publishAt, state }) => [publishAt, state])).toEqual([
      ['2030-01-04T12:00:00.000Z', 'scheduled'],
      ['2030-01-04T12:00:00.000Z', 'scheduled'],
      ['2030-01-11T12:00:00.000Z', 'scheduled'],
    ])
    await settleTitles(app.services, new Date('2030-01-05T00:00:00Z'))
    const after = await records().where(episode, { content: id })
    expect(after.map(({ state, enabled }) => [state, enabled])).toEqual([
      ['online', true],
      ['online', true],
      ['scheduled', false],
    ])
    expect(await read(id)).toMatchObject({ releasedEpisodes: 2 })
  })

  it('hand a duplicate’s episodes over to the other and archive it', async () => {
    const target = await makeSeries(app)
    const { id } = await makeSeries(app)
    await makeEpisode(app, target.id, 1)
    const stays = await makeEpisode(app, id, 1)
    const moves = await makeEpisode(app, id, 2)
    const { data } = await caller.run(seriesList.mergeDuplicate, id, { into: target.id, reason: 'same title' })
    expect(await records().get(episode, moves.id)).toMatchObject({ content: target.id })
    expect(await records().get(episode, stays.id)).toMatchObject({ content: id })
    expect(await read(id)).toMatchObject({ state: 'archived', stateReason: 'same title' })
    await caller.undo(data.auditIds)
    expect(await records().get(episode, moves.id)).toMatchObject({ content: id })
    expect(await caller.refused(seriesList.mergeDuplicate, id, { into: id, reason: 'itself' })).toMatchObject({
      data: { field: 'into' },
    })
  })

  it('give a new series an id that no title of any kind has, and its record for search', async () => {
    const sample = await makeSeries(app)
    const { title, kind, coverVertical, coverHorizontal, year, spokenLanguages, ...rest } = sample
    const { id: from } = await app.make(country)
    const genre = await app.make(tag, { type: 'genre', code: 'g9' })
    const copyright = await app.make(tag, { type: 'copyright', code: 'c9' })
    const { code, data } = await caller.save(series, {
      title,
      kind,
      coverVertical,
      coverHorizontal,
      year,
      spokenLanguages,
      countries: [from],
      originalTitle: 'another',
      genres: [genre.id],
      copyrightTag: copyright.id,
      up: rest.up,
      totalEpisodes: 8,
      ageRating: 'PG',
      areas: [-1],
    })
    expect({ code, data }).toMatchObject({ code: '00000' })
    expect(await records().get(contentItem, data.id)).toMatchObject({ type: 'series', originalTitle: 'another' })
  })

  it('look up languages, tags and titles by the specified calls', async () => {
    await app.make(language, { code: 'en', name: 'English', nativeName: 'English' })
    const parent = await app.make(tag, { type: 'platform', code: 'parent', enabled: true })
    const child = await app.make(tag, { type: 'platform', code: 'child', parent: parent.id, enabled: true })
    const { id } = await makeSeries(app)
    expect(await caller.get('/cms/backend/movie/langList')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ code: 'en' })]) as unknown,
    })
    expect(await caller.post('/cms/backend/tags/allByType', { type: 'platform' })).toMatchObject({
      data: [
        { id: parent.id, hasChildren: true },
        { id: child.id, hasChildren: false },
      ],
    })
    expect(await caller.post('/cms/backend/tags/getChildTags', { id: parent.id })).toMatchObject({
      data: [{ id: child.id }],
    })
    expect(await caller.get('/cms/backend/tags/allPlatformTag')).toMatchObject({ code: '00000' })
    expect(await caller.get('/cms/backend/tags/allCopyrightTag')).toMatchObject({ code: '00000' })
    expect(await caller.get('/cms/backend/content/getDramaOrMovieById', { id })).toMatchObject({
      data: {
        id,
        type: 'series',
        missing: [
          { field: 'episodes' },
          { field: 'tagline' },
          expect.anything(),
          expect.anything(),
          expect.anything(),
          expect.anything(),
          expect.anything(),
        ],
      },
    })
    expect(await caller.post('/cms/backend/tags/allByType', { type: 'none' })).toMatchObject({ code: 'A0400' })
  })
})
