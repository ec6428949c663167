import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undo } from '../../../commands/system/report-center/jobs'
import episode from '../../../src/entities/movie-manage/episode'
import batchJob from '../../../src/entities/system/batch-job'
import movieResourcesPage from '../../../src/pages/movie-manage/movie-resources'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

describe('the job of an import', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true })
    caller = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const ended = (id: number) =>
    until('the job to end', async () => {
      const job = await records().get(batchJob, id)
      return job.finishedAt !== null && job
    })

  it('says line by line what became of it, and is taken back as a whole', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 3 })
    const file = 'uploads/episodes.csv'
    await app.services.storage.write(file, Readable.from(['number,title.en\n1,One\n2,Two\n3,Three\n']))
    const { data } = await caller.run(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(await ended(data.jobId)).toMatchObject({ state: 'done', total: 3, done: 3, selection: { file } })
    const lines = await caller.post('/report/backend/batchJob/rows', { id: data.jobId })
    expect(lines).toMatchObject({ data: { rows: [2, 3, 4].map((id) => ({ id, status: 'done' })) } })
    expect(await records().where(episode, { content })).toHaveLength(3)
    const { data: undone } = await caller.run<{ result: { jobId: number } }>(undo, data.jobId, {
      reason: 'wrong series',
    })
    expect(await ended(undone.result.jobId)).toMatchObject({ done: 3, failed: 0 })
    expect(await records().where(episode, { content })).toEqual([])
  })

  it('fails a line that something else has made impossible meanwhile, and takes the others', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 2 })
    const file = 'uploads/more.csv'
    await app.services.storage.write(file, Readable.from(['number\n1\n2\n']))
    const checked = await caller.preview(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(checked).toMatchObject({ data: { eligible: 2 } })
    // Between the check and the line's turn somebody adds the episode.
    await sql`create function take_first() returns trigger as $$ begin
      insert into episode (content, number, part, access, enabled, state, version, created_at, updated_at)
      values (${sql.lit(content)}, 2, 'main', 'inherit', false, 'pending', 1, now(), now()); return null; end $$ language plpgsql`.execute(
      app.db,
    )
    await sql`create trigger take_first after insert on batch_job for each statement execute function take_first()`.execute(
      app.db,
    )
    const { data } = await caller.run(commandOf(movieResourcesPage, 'import'), { content, file })
    expect(await ended(data.jobId)).toMatchObject({ state: 'partlyFailed', done: 1, failed: 1 })
  })
})
