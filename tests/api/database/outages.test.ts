import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import resource from '../../../src/entities/movie-manage/resource'
import exportTask from '../../../src/entities/system/export-task'
import { Records } from '../../../src/server/db/records'
import { transcodeWork } from '../../../src/server/domain/media/transcode'
import { outageOf } from '../../../src/server/pipeline/outage'
import { startBucketServer, type BucketServer } from '../../support/bucket-server'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

interface Leave {
  readonly token: string
  readonly key: string
}

const content = Buffer.from('\u2030PNG and so on', 'latin1')

describe('a bucket that refuses', () => {
  let bucket: BucketServer
  let app: TestApp
  let boss: Staff
  let caller: Caller
  beforeAll(async () => {
    bucket = await startBucketServer()
    const env = {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: 'files',
      S3_KEY: 'key',
      S3_SECRET: 'secret',
      S3_REGION: 'there',
    }
    app = await startTestApp({ withJobs: true, env })
    boss = await app.staff('super')
    caller = app.as(boss)
  })
  afterEach(() => {
    bucket.fault = undefined
  })
  afterAll(async () => {
    await app.stop()
    await bucket.stop()
  })

  const records = () => new Records(app.db, null, new Date())
  const upload = async () => {
    const { data } = await caller.get<Leave>('/third/qiniu/token', { originalFilename: 'a.png' })
    const part = (head: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
    const payload = Buffer.concat([
      Buffer.from(`${part('name="token"')}${data.token}\r\n${part('name="file"; filename="a.png"')}`),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const headers = { token: boss.token, 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await app.http.inject({ method: 'POST', url: '/third/qiniu/upload', headers, payload })
    return { key: data.key, ...answer.json<{ code: string; msg: string }>() }
  }

  it.each([
    [{ status: 403 }, 'The place where files are kept does not answer. Try again in a few minutes.'],
    [{ status: 503 }, 'The place where files are kept does not answer. Try again in a few minutes.'],
    [
      { status: 507 },
      'The place where files are kept has no room left. Nothing was stored: tell the administrator of the server, and try again later.',
    ],
  ])('with %j has an upload and a picture say so, and both go on when it is back', async (fault, msg) => {
    const before = await upload()
    bucket.fault = fault
    const refused = await upload()
    expect(refused).toMatchObject({ code: 'C0001', msg })
    const { statusCode, body } = await app.http.inject({ url: `/files/${before.key}` })
    expect({ statusCode, ...(JSON.parse(body) as object) }).toMatchObject({ statusCode: 502, code: 'C0001', msg })
    bucket.fault = undefined
    expect((await app.http.inject({ url: `/files/${refused.key}` })).statusCode).toBe(404)
    expect(await upload()).toMatchObject({ code: '00000' })
    expect((await app.http.inject({ url: `/files/${before.key}` })).rawPayload.equals(content)).toBe(true)
  })

  it('has an export wait and say for what, counts no download of a file that nobody got, and goes on when it is back', async () => {
    bucket.fault = { status: 503 }
    const asked = { exportType: 'user-list', paramJson: { page: 'user-manage.user-list' }, format: 'csv' }
    const { id } = (await caller.save(exportTask, asked)).data
    const task = () => records().get(exportTask, id)
    const waiting = await until('the export to wait', async () => {
      const row = await task()
      return row.error !== null && row
    })
    expect(waiting).toMatchObject({
      state: 'queued',
      file: null,
      error: 'The place where files are kept does not answer. Try again in a few minutes.',
    })
    // The reason is logged first, then the work is postponed.
    const later = await until('the export to be put off', async () => {
      const { rows } = await sql<{ tries: number; wait: number }>`select tries::int,
        extract(epoch from due_at - now())::int as wait
        from work_item where kind = 'exportTask' and work_id = ${id} and server_id is null`.execute(app.db)
      return rows[0]
    })
    expect(later.tries).toBe(1)
    expect(later.wait).toBeGreaterThan(0)
    bucket.fault = undefined
    await sql`update work_item set due_at = now() where work_id = ${id}`.execute(app.db)
    const done = await until('the export to end', async () => {
      const row = await task()
      return row.state === 'done' && row
    })
    expect(done.error).toBeNull()

    const headers = { token: boss.token }
    const fetched = () => app.http.inject({ url: `/report/backend/exportTask/download?id=${id}`, headers })
    bucket.fault = { status: 503 }
    expect((await fetched()).json()).toMatchObject({ code: 'C0001' })
    expect((await task()).downloads).toBe(0)
    bucket.fault = undefined
    expect((await fetched()).rawPayload.length).toBe(done.fileSize)
    expect((await task()).downloads).toBe(1)
  })

  it('fails no film: it is made ready when the bucket is back', async () => {
    const { key } = await upload()
    const row = await app.make(resource, { state: 'queued', file: key, originalFilename: 'a.png', error: null })
    bucket.fault = { status: 503 }
    await app.services.jobs.schedule({ db: app.db }, transcodeWork, { id: row.id }, new Date())
    const piece = async () => {
      const { rows } = await sql<{
        error: string | null
      }>`select error from work_piece where name = ${transcodeWork}`.execute(app.db)
      return rows[0]
    }
    await until('the film to wait', async () => (await piece())?.error ?? false)
    expect(await records().get(resource, row.id)).toMatchObject({ state: 'transcoding', error: null })
    bucket.fault = undefined
    await sql`update work_piece set due_at = now() where name = ${transcodeWork}`.execute(app.db)
    const ended = await until('the film', async () => {
      const found = await records().get(resource, row.id)
      return found.state !== 'transcoding' && found
    })
    expect(ended.state === 'ready' || !/does not answer/.test(ended.error ?? '')).toBe(true)
  })

  const outage = (code: string) => outageOf(Object.assign(new Error('x'), { code, severity: 'ERROR' }))?.caption
  it.each([
    ['53100', 'error.databaseFull'],
    ['53300', 'error.databaseAway'],
    ['57P01', 'error.databaseAway'],
    ['58030', 'error.databaseAway'],
    ['25006', 'error.databaseReadOnly'],
    ['57014', undefined],
    ['23505', undefined],
  ])('what the database says by %s is told as %s', (code, caption) => expect(outage(code)).toBe(caption))
})
