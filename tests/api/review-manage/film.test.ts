import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import resource from '../../../src/entities/movie-manage/resource'
import reviewTask from '../../../src/entities/review-manage/review-task'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

/** What a case is watched by comes with the right to decide on it, and not with that to download the source. */
describe('the film of a case', () => {
  let app: TestApp
  let reviewing: Staff
  beforeAll(async () => {
    app = await startTestApp()
    reviewing = await app.staff(['ReviewManage:initialReview'])
  })
  afterAll(() => app.stop())

  const filmOf = (id: number, staff = reviewing) =>
    app.as(staff).get<{ readonly address: string } | null>('/review/backend/task/film', { id })

  test('is what players play of its episode, by a link that needs no other right', async () => {
    const { id: series } = await makeSeries(app)
    const { id: episode } = await makeEpisode(app, series, 1)
    const file = { episode, definition: 'p1080', state: 'ready' } as const
    await app.make(resource, { ...file, role: 'output', file: 'demo/video/played-1.mp4' })
    await app.make(resource, { ...file, role: 'source', file: 'uploads/2026/11/source.mp4' })
    const task = await app.make(reviewTask, { subject: 'episode', stage: 'initial', state: 'waiting', episode })
    const { data } = await filmOf(task.id)
    expect(data?.address).toContain('/files/demo/video/played-1.mp4?link=')
    const played = await app.http.inject({ url: data?.address ?? '', headers: { range: 'bytes=0-99' } })
    expect(played.statusCode).toBe(206)
  })

  test('is none where the case is of no episode, or its episode has no file', async () => {
    const { id: series } = await makeSeries(app)
    const { id: episode } = await makeEpisode(app, series, 2)
    const ofTitle = await app.make(reviewTask, { subject: 'title', stage: 'initial', state: 'waiting' })
    const ofEpisode = await app.make(reviewTask, { subject: 'episode', stage: 'initial', state: 'waiting', episode })
    expect((await filmOf(ofTitle.id)).data).toBeNull()
    expect((await filmOf(ofEpisode.id)).data).toBeNull()
  })

  test('is for nobody who may not decide on such cases', async () => {
    const task = await app.make(reviewTask, { subject: 'episode', stage: 'initial', state: 'waiting' })
    const other = await app.staff(['UserManage:userList'])
    expect((await filmOf(task.id, other)).code).toBe('A0301')
  })
})
