import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { download } from '../../../commands/system/report-center/index'
import exportTask from '../../../src/entities/system/export-task'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface Run {
  readonly skipped: readonly { readonly id: number }[]
  readonly result: { readonly url: string; readonly name: string }
}

describe('finished files', () => {
  let app: TestApp
  let owner: Staff
  beforeAll(async () => {
    app = await startTestApp()
    owner = await app.staff([])
  })
  afterAll(() => app.stop())

  const makeFile = async (title: string, text: string, by: Staff = owner) => {
    const file = `exports/2026/11/${title}.csv`
    await app.services.storage.write(file, Readable.from([Buffer.from(text)]))
    const { id } = await app.make(exportTask, { title, exportType: 'user-list', state: 'done', file, fileSize: 3 })
    await sql`update export_task set created_by = ${by.id} where id = ${id}`.execute(app.db)
    return id
  }

  it('are fetched several at once, as one archive', async () => {
    const ids = [await makeFile('first', 'a,b'), await makeFile('second', 'c,d')]
    const { data } = await app.as(owner).run<Run>(download, ids)
    expect(data.result.name).toMatch(/^exports \d{4}-\d\d-\d\d\.zip$/)
    const fetched = await app.http.inject({ url: data.result.url })
    expect(fetched.headers['content-type']).toBe('application/zip')
    expect(fetched.rawPayload.readUInt16LE(fetched.rawPayload.length - 12)).toBe(2)
    expect(fetched.rawPayload.toString('latin1')).toContain('second')
  })

  it('are counted and logged each by itself', async () => {
    const ids = [await makeFile('third', 'a'), await makeFile('fourth', 'b')]
    await app.as(owner).run(download, ids)
    const { rows } = await sql<{ downloads: number; entries: number }>`select t.downloads,
      (select count(*) from audit_entry a where a.kind = 'download' and a.record_id = t.id::text) as entries
      from export_task t where id = any(${ids})`.execute(app.db)
    expect(rows.map(({ downloads, entries }) => [downloads, Number(entries)])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('are left out of the archive where they are not for who asks, or over', async () => {
    const mine = [await makeFile('fifth', 'a'), await makeFile('sixth', 'b')]
    const foreign = await makeFile('foreign', 'x', await app.staff([]))
    // To who may not see it, it is not there.
    expect(await app.as(owner).refused(download, [...mine, foreign])).toMatchObject({ code: 'A0404' })
    const { data } = await app.as(owner).run<Run>(download, mine)
    await sql`update export_task set expires_at = now() - interval '1 minute' where id = ${mine[1]}`.execute(app.db)
    const archive = (await app.http.inject({ url: data.result.url })).rawPayload
    expect(archive.readUInt16LE(archive.length - 12)).toBe(1)
    expect(archive.toString('latin1')).not.toContain('foreign')
  })

  it('are fetched alone by a link of their own, and by no link that was made up', async () => {
    const { data } = await app.as(owner).run<Run>(download, await makeFile('alone', 'abc'))
    expect(data.result).toMatchObject({ name: expect.stringMatching(/^alone .*\.csv$/) as string })
    expect((await app.http.inject({ url: data.result.url })).body).toBe('abc')
    expect((await app.http.inject({ url: '/files/exports.zip?link=made.up' })).json()).toMatchObject({ code: 'A0301' })
  })
})
