import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as batchUpdate from '../../../commands/movie-manage/batch-update'
import contentBatch from '../../../src/entities/movie-manage/content-batch'
import contentBatchRow from '../../../src/entities/movie-manage/content-batch-row'
import series from '../../../src/entities/movie-manage/series'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { runningBatches } from '../../../src/server/domain/titles/batch/run-batch'
import type { Caller } from '../../support/caller'
import { makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('batches of content', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const upload = async (rows: readonly string[], target: 'series' | 'episode' = 'series') => {
    const file = `uploads/batch-${rows.length}-${Math.round(performance.now())}.csv`
    await app.services.storage.write(file, Readable.from([`\uFEFF${rows.join('\r\n')}\r\n`]))
    const { code, data } = await boss.run<{ id: number }>(batchUpdate.uploadSheet, { target, file, reason: 'weights' })
    expect(code).toBe('00000')
    return now(contentBatch, data)
  }
  const goOn = (batch: { readonly id: number }) =>
    runningBatches.run(app.services, { id: batch.id, language: 'en' } as never)

  test('is checked cell by cell, carried out and taken back but for what was changed since', async () => {
    const [one, two] = [await makeSeries(app, { weight: 1 }), await makeSeries(app, { weight: 1 })]
    const batch = await upload(['id,weight', `${one.id},5`, `${two.id},6`])
    expect(batch).toMatchObject({
      state: 'ready',
      rows: 2,
      faulty: 0,
      fieldsChanged: [{ field: 'weight', count: 2 }],
    })
    expect((await now(series, one)).weight).toBe(1)
    expect((await boss.run(batchUpdate.start, batch)).code).toBe('00000')
    await goOn(batch)
    expect((await now(series, one)).weight).toBe(5)
    expect(await now(contentBatch, batch)).toMatchObject({ state: 'done', applied: 2, failed: 0, progress: 100 })
    await records().update(series, await now(series, two), { weight: 9 })
    expect((await boss.run(batchUpdate.undo, batch, { reason: 'wrong' })).code).toBe('00000')
    await goOn(batch)
    expect((await now(series, one)).weight).toBe(1)
    expect((await now(series, two)).weight).toBe(9)
  })

  test('names unknown and repeated ids, and leaves them out when they are skipped', async () => {
    const one = await makeSeries(app, { weight: 1 })
    const batch = await upload(['id,weight', `${one.id},5`, `${one.id},6`, '99999,7'])
    expect(batch).toMatchObject({ state: 'faulty', faulty: 2 })
    expect((await boss.refused(batchUpdate.start, batch)).code).toBe('B01')
    expect((await boss.run(batchUpdate.skipFaulty, batch)).code).toBe('00000')
    expect((await boss.run(batchUpdate.start, batch)).code).toBe('00000')
    await goOn(batch)
    expect((await now(series, one)).weight).toBe(5)
  })

  test('never changes how a title on the shelf is sold', async () => {
    const own = await makeSeries(app, { state: 'published', access: 'vip' })
    const batch = await upload(['id,access', `${own.id},free`])
    expect(batch).toMatchObject({ state: 'faulty', faulty: 1 })
  })

  test('repeats the rows that were refused', async () => {
    const own = await makeSeries(app, { weight: 1, totalEpisodes: 12, freeEpisodes: 2 } as never)
    const batch = await upload(['id,weight', `${own.id},5`])
    await sql`update content_batch_row set record = 999999 where batch = ${batch.id}`.execute(app.db)
    await boss.run(batchUpdate.start, batch)
    await goOn(batch)
    expect(await now(contentBatch, batch)).toMatchObject({ state: 'done', failed: 1 })
    await sql`update content_batch_row set record = ${own.id} where batch = ${batch.id}`.execute(app.db)
    expect((await boss.run(batchUpdate.repeatFailed, batch)).code).toBe('00000')
    await goOn(batch)
    expect((await now(series, own)).weight).toBe(5)
    const [row] = await records().where(contentBatchRow, { batch: batch.id })
    expect(row?.message).toBeNull()
  })

  test('a template holds the chosen titles by their ids', async () => {
    const own = await makeSeries(app)
    const { data } = await boss.run<{ url: string }>(batchUpdate.downloadTemplate, {
      target: 'series',
      contents: [own.id],
    })
    expect(data.url).toMatch(/^\/files\//)
  })
})
