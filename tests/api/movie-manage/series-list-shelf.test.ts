import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import seriesList from '../../../commands/movie-manage/series-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
import series from '../../../src/entities/movie-manage/series'
import reviewTask from '../../../src/entities/review-manage/review-task'
import seriesListPage from '../../../src/pages/movie-manage/series-list'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('putting a series on the shelf', () => {
  let app: TestApp
  let asAdmin: Caller
  let asEditor: Caller
  beforeAll(async () => {
    app = await startTestApp()
    asAdmin = app.as(await app.staff('super'))
    const codes = ['submit', 'approve', 'publish', 'takeDown'].map((name) => `MovieManage:seriesList.${name}`)
    asEditor = app.as(await app.staff(['MovieManage:seriesList', ...codes]))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const read = (id: number) => records().get(series, id)
  const approved = async (values: Partial<Row<typeof series>> = {}) => {
    const title = await makeSeries(app, { state: 'approved', ...values })
    await makeEpisode(app, title.id, 1, { definition: 'p720', enabled: true })
    return title
  }

  it('lists every fault at once, each with its field', async () => {
    const { id } = await makeSeries(app, {
      state: 'approved',
      intro: null,
      coverHorizontal: '',
      licenceEndsAt: '2020-01-01T00:00:00.000Z',
    })
    const { code, data, msg } = await asAdmin.refused(seriesList.publish, id)
    expect(code).toBe('B01')
    expect(data.problems.map(({ field }) => field)).toEqual([
      'intro.zh_CN',
      'intro.en',
      'coverHorizontal',
      'episodes',
      'licenceEndsAt',
    ])
    expect(data.problems.map((problem) => problem.msg)).toContain('no English intro')
    expect(msg).toContain('no English intro; no horizontal cover')
    expect(await read(id)).toMatchObject({ state: 'approved' })
  })

  it('says the faults beforehand', async () => {
    const { id } = await makeSeries(app, { state: 'approved', intro: null })
    const { data } = await asAdmin.preview(seriesList.publish, id)
    expect(data).toMatchObject({ total: 1, eligible: 0 })
    expect(data.reasons[0]?.reason).toContain('no Chinese intro')
  })

  it.each([
    ['no first episode', 2, { definition: 'p720', enabled: true }, 'no episode 1'],
    ['one that is disabled', 1, { definition: 'p720' }, 'episode 1 is disabled'],
    ['a file below 480p', 1, { definition: 'p360', enabled: true }, 'episode 1 has no ready file of 480p or more'],
  ] as const)('needs a main part: %s will not do', async (_what, number, main, sentence) => {
    const { id } = await makeSeries(app, { state: 'approved' })
    await makeEpisode(app, id, number, main)
    const { data } = await asAdmin.refused(seriesList.publish, id)
    expect(data.problems.map(({ msg }) => msg)).toEqual([sentence])
  })

  it('publishes, tells the read model, and is taken back', async () => {
    const { id } = await approved()
    const { data } = await asAdmin.run(seriesList.publish, id)
    expect(await read(id)).toMatchObject({ state: 'published', publishAt: expect.any(String) as string })
    expect(await records().get(contentItem, id)).toMatchObject({ state: 'published' })
    expect(await asAdmin.undo(data.auditIds)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'approved', publishAt: null })
    expect(await records().get(contentItem, id)).toMatchObject({ state: 'approved' })
  })

  it('is scheduled for a moment ahead, and not for one that is past', async () => {
    const { id } = await approved()
    const at = new Date(Date.now() + 86_400_000).toISOString()
    expect(await asAdmin.refused(seriesList.schedule, id, { publishAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      code: 'A0400',
      data: { field: 'publishAt' },
    })
    expect(await asAdmin.refused(seriesList.schedule, id, { publishAt: at, offAt: at })).toMatchObject({
      data: { field: 'offAt' },
    })
    expect(await asAdmin.run(seriesList.schedule, id, { publishAt: at })).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'scheduled', publishAt: at })
    expect(await asAdmin.run(seriesList.unschedule, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'approved' })
  })

  it('is taken down with the reason kept, in some areas or in all, and either is taken back', async () => {
    const { id: here } = await app.make(areaConfig, { isoCodes: 'AA' })
    const { id: there } = await app.make(areaConfig, { isoCodes: 'BB' })
    const { id } = await approved({ state: 'published', areas: [here, there] })
    const reason = { reasonCode: 'licence', reason: 'ended early' }
    const part = await asAdmin.run(seriesList.takeDown, id, { areas: [there], ...reason })
    expect(await read(id)).toMatchObject({ state: 'published', areas: [here], stateReason: 'Licence: ended early' })
    await asAdmin.undo(part.data.auditIds)
    expect(await read(id)).toMatchObject({ areas: [here, there], stateReason: null })
    const whole = await asAdmin.run(seriesList.takeDown, id, reason)
    expect(await read(id)).toMatchObject({ state: 'offShelf', areas: [here, there] })
    await asAdmin.undo(whole.data.auditIds)
    expect(await read(id)).toMatchObject({ state: 'published' })
  })

  it('is decided on by another than who submitted it', async () => {
    const { id } = await makeSeries(app)
    expect(await asEditor.run(seriesList.submit, id)).toMatchObject({ code: '00000' })
    const task = (await read(id)).reviewTask ?? 0
    expect(await records().get(reviewTask, task)).toMatchObject({ state: 'waiting', round: 1, content: id })
    expect(await asEditor.refused(seriesList.approve, id)).toMatchObject({ code: 'B01' })
    expect(await asAdmin.run(seriesList.approve, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'approved' })
    expect(await records().get(reviewTask, task)).toMatchObject({ state: 'passed' })
  })

  it('comes back as a next round after it was rejected with a reason', async () => {
    const { id } = await makeSeries(app)
    await asEditor.run(seriesList.submit, id)
    expect(await asAdmin.refused(seriesList.reject, id, { reasonCode: 'artwork' })).toMatchObject({
      code: 'A0400',
      data: { field: 'reason' },
    })
    await asAdmin.run(seriesList.reject, id, { reasonCode: 'artwork', reason: 'blurred' })
    expect(await read(id)).toMatchObject({ state: 'draft', stateReason: 'Artwork: blurred' })
    await asEditor.run(seriesList.submit, id)
    expect(await records().get(reviewTask, (await read(id)).reviewTask ?? 0)).toMatchObject({
      round: 2,
      origin: 'resubmission',
    })
  })

  it('is blocked, archived and restored only from the states that allow it', async () => {
    const { id } = await makeSeries(app)
    expect(await asAdmin.refused(seriesList.block, id, { reason: 'court order' })).toMatchObject({ code: 'B01' })
    expect(await asAdmin.run(seriesList.archive, id, { reason: 'given up' })).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'archived', stateReason: 'given up' })
    const { version } = await read(id)
    expect(await asAdmin.save(series, { id, version, weight: 5 })).toMatchObject({ code: 'B01' })
    expect(await asAdmin.run(seriesList.restore, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ state: 'draft' })
  })

  it('is deleted only as a draft that was never out and has no episodes', async () => {
    const empty = await makeSeries(app)
    const out = await makeSeries(app, { publishAt: '2024-01-01T00:00:00.000Z' })
    const full = await makeSeries(app)
    await makeEpisode(app, full.id, 1)
    expect(await asAdmin.refused(commandOf(seriesListPage, 'delete'), out)).toMatchObject({ code: 'B01' })
    expect(await asAdmin.refused(commandOf(seriesListPage, 'delete'), full)).toMatchObject({ code: 'B01' })
    const { data } = await asAdmin.run(commandOf(seriesListPage, 'delete'), empty)
    expect(await records().where(contentItem, { id: empty.id })).toEqual([])
    expect(await asAdmin.undo(data.auditIds)).toMatchObject({ code: '00000' })
    expect(await records().get(contentItem, empty.id)).toMatchObject({ type: 'series' })
  })
})
