import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pass } from '../../../commands/review-manage/final-review'
import { proposePass } from '../../../commands/review-manage/initial-review'
import type { Watched } from '../../../src/calls/records'
import resource from '../../../src/entities/movie-manage/resource'
import reviewDecision from '../../../src/entities/review-manage/review-decision'
import reviewTask from '../../../src/entities/review-manage/review-task'
import reviewer from '../../../src/entities/review-manage/reviewer'
import { Records } from '../../../src/server/db/records'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

/** What a case is watched by comes with the right to decide on it, and not with that to download the source. */
describe('the film of a case', () => {
  let app: TestApp
  let reviewing: Staff
  beforeAll(async () => {
    app = await startTestApp()
    reviewing = await app.staff(['ReviewManage:initialReview', 'ReviewManage:initialReview.proposePass'])
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
    // It is loaded ahead, and comes to the player from there.
    expect(played.headers['cache-control']).toBe('private, max-age=600')
  })

  test('plays in segments that need its link, where it is a stream', async () => {
    const { id: series } = await makeSeries(app)
    const { id: episode } = await makeEpisode(app, series, 9)
    const write = (name: string, content: string) =>
      app.services.storage.write(`played/9/${name}`, Readable.from([Buffer.from(content)]))
    await write('index.m3u8', '#EXTM3U\n#EXTINF:6.0,\nsegment-0.m4s\n#EXT-X-ENDLIST\n')
    await write('segment-0.m4s', 'pictures')
    const file = { episode, definition: 'p1080', state: 'ready', role: 'output', file: 'played/9/index.m3u8' } as const
    await app.make(resource, file)
    const task = await app.make(reviewTask, { subject: 'episode', stage: 'initial', state: 'waiting', episode })
    const { data } = await filmOf(task.id)
    const list = await app.http.inject({ url: data?.address ?? '' })
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl')
    expect(list.headers['content-disposition']).toBeUndefined()
    const segment = list.body.split('\n')[2] ?? ''
    expect((await app.http.inject({ url: segment })).body).toBe('pictures')
    expect((await app.http.inject({ url: segment.replace(/\?.*/, '') })).json()).toMatchObject({ code: 'A0301' })
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

  describe('counts what its reviewer has seen', () => {
    let own: number
    beforeAll(async () => {
      const seat = { account: reviewing.id, subjects: ['episode'], stages: ['initial'], level: 'senior' } as const
      own = (await app.make(reviewer, { ...seat, state: 'active', duty: 'on' })).id
    })
    const makeTask = async (number: number) => {
      const { id: series } = await makeSeries(app)
      const { id: part } = await makeEpisode(app, series, number)
      const file = { episode: part, definition: 'p1080', state: 'ready', role: 'output' } as const
      await app.make(resource, { ...file, file: 'demo/video/played-2.mp4' })
      const values = { subject: 'episode', stage: 'initial', state: 'assigned', reviewer: own, machine: [] } as const
      return app.make(reviewTask, { ...values, episode: part })
    }
    const tell = (id: number, seen: readonly (readonly [number, number])[], length = 40) =>
      app.as(reviewing).post<Watched>('/review/backend/task/film', { id, length, seen })
    /** As if the player had told for the last time so many seconds ago. */
    const waited = (id: number, seconds: number) =>
      sql`update film_watch set told_at = told_at - make_interval(secs => ${seconds}) where record_id = ${id}`.execute(
        app.db,
      )

    test('and lets no episode pass at the initial stage before nearly all of it', async () => {
      const task = await makeTask(3)
      const refusal = await app.as(reviewing).refused(proposePass, task)
      expect([refusal.code, refusal.msg]).toEqual(['B01', expect.stringContaining('95 %')])
      await tell(task.id, [])
      await waited(task.id, 60)
      expect((await tell(task.id, [[0, 30]])).data).toEqual({ seen: [[0, 30]], share: 75 })
      expect((await app.as(reviewing).refused(proposePass, task)).msg).toContain('75 %')
      await waited(task.id, 60)
      const { data } = await tell(task.id, [
        [25, 35],
        [35, 50],
      ])
      expect(data).toEqual({ seen: [[0, 40]], share: 100 })
      expect((await app.as(reviewing).run(proposePass, task, { ageRating: 'PG' })).code).toBe('00000')
      const [decision] = await new Records(app.db, null, new Date()).where(reviewDecision, { task: task.id })
      expect(decision?.seenShare).toBe(100)
    })

    test('and believes no player that tells of more than can have been played', async () => {
      const task = await makeTask(4)
      expect((await tell(task.id, [[0, 40]])).code).toBe('B01')
      await tell(task.id, [])
      await waited(task.id, 10)
      expect((await tell(task.id, [[0, 35]])).code).toBe('B01')
      expect((await tell(task.id, [[0, 20]])).code).toBe('00000')
    })

    test('nor many words in a moment, each of a little', async () => {
      const task = await makeTask(5)
      await tell(task.id, [])
      expect((await tell(task.id, [[0, 8]])).code).toBe('00000')
      expect((await tell(task.id, [[8, 16]])).code).toBe('B01')
      await waited(task.id, 5)
      expect((await tell(task.id, [[8, 16]])).code).toBe('00000')
    })

    test('and at the final stage asks for a part of it, and for every place that is flagged', async () => {
      const rights = ['ReviewManage:initialReview', 'ReviewManage:finalReview', 'ReviewManage:finalReview.pass']
      const deciding = await app.staff(rights)
      const seat = { account: deciding.id, subjects: ['episode'], stages: ['final'], level: 'expert' } as const
      const { id: last } = await app.make(reviewer, { ...seat, state: 'active', duty: 'on' })
      const flag = { label: 'gore', score: 60, from: 30, to: 32, where: 'frame', state: 'open', why: null } as const
      const { id } = await makeTask(6)
      const records = new Records(app.db, null, new Date())
      const before = await records.get(reviewTask, id)
      const task = await records.update(reviewTask, before, { stage: 'final', reviewer: last, machine: [flag] })
      const passing = () => app.as(deciding).refused(pass, task, { ageRating: 'PG' })
      const see = (from: number, to: number) =>
        app.as(deciding).post('/review/backend/task/film', { id, length: 40, seen: [[from, to]] })
      await see(0, 9)
      expect((await passing()).msg).toContain('30 %')
      await waited(id, 60)
      await see(9, 16)
      expect((await passing()).msg).toContain('marked or flagged')
      await see(29, 31)
      expect((await app.as(deciding).run(pass, task, { ageRating: 'PG' })).code).toBe('00000')
    })

    test('and keeps the task of who has it, without a change that a decision would meet', async () => {
      const task = await makeTask(7)
      const records = new Records(app.db, null, new Date())
      const leaseAfter = async (id: number) => (await records.get(reviewTask, id)).leaseUntil
      expect(task.leaseUntil).toBeNull()
      await tell(task.id, [])
      const first = Date.parse((await leaseAfter(task.id)) ?? '')
      expect(first).toBeGreaterThan(Date.now() + 14 * 60_000)
      const soon = new Date(Date.now() + 60_000).toISOString()
      await sql`update review_task set lease_until = ${soon} where id = ${task.id}`.execute(app.db)
      await waited(task.id, 60)
      await tell(task.id, [[0, 5]])
      expect(Date.parse((await leaseAfter(task.id)) ?? '')).toBeGreaterThanOrEqual(first)
      expect((await records.get(reviewTask, task.id)).version).toBe(task.version)
    })

    test('and of nobody else who watches', async () => {
      const task = await makeTask(8)
      const other = await app.staff(['ReviewManage:initialReview'])
      await app.as(other).post('/review/backend/task/film', { id: task.id, length: 40, seen: [] })
      expect((await new Records(app.db, null, new Date()).get(reviewTask, task.id)).leaseUntil).toBeNull()
    })

    test('of each reviewer for themselves', async () => {
      const task = await makeTask(5)
      await tell(task.id, [[0, 5]])
      const other = await app.staff(['ReviewManage:initialReview'])
      expect((await filmOf(task.id, other)).data).toMatchObject({ seen: [], share: 0 })
      expect((await filmOf(task.id)).data).toMatchObject({ seen: [[0, 5]], share: 12.5 })
    })
  })
})
