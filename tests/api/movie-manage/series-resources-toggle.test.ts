import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contentItem from '../../../src/entities/movie-manage/content-item'
import episode from '../../../src/entities/movie-manage/episode'
import series from '../../../src/entities/movie-manage/series'
import movieResourcesPage from '../../../src/pages/movie-manage/movie-resources'
import seriesResourcesPage from '../../../src/pages/movie-manage/series-resources'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

const url = '/cms/backend/episode/doEnableOrDisable'
const page = 'MovieManage:seriesResources'

describe('switching episodes on and off', () => {
  let app: TestApp
  let asEditor: Caller
  beforeAll(async () => {
    app = await startTestApp()
    asEditor = app.as(await app.staff([page, `${page}.enable`, `${page}.disable`]))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const read = (id: number) => records().get(episode, id)
  const titleOf = (id: number) => records().get(series, id)

  it('switches one on and off by the plain call, and the state follows', async () => {
    const { id: title } = await makeSeries(app)
    const { id } = await makeEpisode(app, title, 1, { definition: 'p720' })
    expect(await read(id)).toMatchObject({ state: 'ready', enabled: false, resourceState: 'ready' })
    expect(await asEditor.post(url, { id, enabled: true })).toMatchObject({ code: '00000', data: { done: [id] } })
    expect(await read(id)).toMatchObject({ state: 'online', enabled: true })
    expect(await titleOf(title)).toMatchObject({ releasedEpisodes: 1 })
    expect(await asEditor.post(url, { id, enabled: false })).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'ready', enabled: false })
    expect(await titleOf(title)).toMatchObject({ releasedEpisodes: 0 })
  })

  it('switches many on, and says which lack a file', async () => {
    const { id: title } = await makeSeries(app)
    const ready = [
      await makeEpisode(app, title, 1, { definition: 'p720' }),
      await makeEpisode(app, title, 2, { definition: 'p1080' }),
    ].map(({ id }) => id)
    const bare = await makeEpisode(app, title, 3)
    const { data } = await asEditor.run(commandOf(seriesResourcesPage, 'enable'), [...ready, bare.id])
    expect(data).toMatchObject({ done: ready, skipped: [{ id: bare.id }] })
    expect(await titleOf(title)).toMatchObject({ releasedEpisodes: 2 })
  })

  it('is refused without a ready file, with a sentence that says what to do', async () => {
    const { id: title } = await makeSeries(app)
    const { id } = await makeEpisode(app, title, 1)
    expect(await asEditor.refused(commandOf(seriesResourcesPage, 'enable'), id)).toMatchObject({
      code: 'B01',
      msg: 'It has no ready video file. Upload one, or wait until it is transcoded.',
    })
    expect(await read(id)).toMatchObject({ state: 'pending', enabled: false })
  })

  it('is taken back by its author, with the figures of the title', async () => {
    const { id: title } = await makeSeries(app)
    const first = await makeEpisode(app, title, 1, { definition: 'p720' })
    const second = await makeEpisode(app, title, 2, { definition: 'p720' })
    const { data } = await asEditor.run(commandOf(seriesResourcesPage, 'enable'), first)
    await asEditor.run(commandOf(seriesResourcesPage, 'enable'), second)
    expect(await asEditor.undo(data.auditIds)).toMatchObject({
      code: '00000',
    })
    expect(await read(first.id)).toMatchObject({ state: 'ready', enabled: false })
    expect(await titleOf(title)).toMatchObject({ releasedEpisodes: 1 })
  })

  it('asks before the last online episode of a published title goes, and makes it an issue of the title', async () => {
    const { id: title } = await makeSeries(app, { state: 'published' })
    const ids = [
      await makeEpisode(app, title, 1, { definition: 'p720', enabled: true }),
      await makeEpisode(app, title, 2, { definition: 'p720', enabled: true }),
    ].map(({ id }) => id)
    expect(await asEditor.run(commandOf(seriesResourcesPage, 'disable'), ids[0])).toMatchObject({ code: '00000' })
    expect(await asEditor.preview(commandOf(seriesResourcesPage, 'disable'), ids[1])).toMatchObject({
      data: { total: 1, eligible: 1, warnings: [{ count: 1 }] },
    })
    expect(await asEditor.refused(commandOf(seriesResourcesPage, 'disable'), ids[1])).toMatchObject({
      code: 'B01',
      data: { confirm: [{ count: 1 }] },
    })
    expect(await read(ids[1]!)).toMatchObject({ state: 'online' })
    expect(
      await asEditor.run(commandOf(seriesResourcesPage, 'disable'), ids[1], {}, { confirmed: true }),
    ).toMatchObject({ code: '00000' })
    expect((await records().get(contentItem, title)).issues).toEqual([{ code: 'noResource' }])
  })

  it('asks too when the last ones go together, and switches none of them off unasked', async () => {
    const { id: title } = await makeSeries(app, { state: 'published' })
    const ids = [
      await makeEpisode(app, title, 1, { definition: 'p720', enabled: true }),
      await makeEpisode(app, title, 2, { definition: 'p720', enabled: true }),
    ].map(({ id }) => id)
    expect(await asEditor.refused(commandOf(seriesResourcesPage, 'disable'), ids)).toMatchObject({ code: 'B01' })
    expect(await Promise.all(ids.map(read))).toMatchObject([{ state: 'online' }, { state: 'online' }])
  })

  it('is for holders of its right alone', async () => {
    const { id: title } = await makeSeries(app)
    const { id } = await makeEpisode(app, title, 1, { definition: 'p720' })
    const asReader = app.as(await app.staff([page]))
    expect(await asReader.refused(commandOf(movieResourcesPage, 'enable'), id)).toMatchObject({ code: 'A0301' })
  })

  it('refuses an episode that is not there and a value that is none', async () => {
    expect(await asEditor.refused(commandOf(seriesResourcesPage, 'enable'), 987_654_321)).toMatchObject({
      code: 'A0404',
    })
    expect(await asEditor.post(url, { id: 1, enabled: 'yes' })).toMatchObject({ code: 'A0400' })
  })
})
