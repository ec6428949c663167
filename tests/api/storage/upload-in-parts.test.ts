import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadFiles } from '../../../commands/movie-manage/series-resources'
import resource from '../../../src/entities/movie-manage/resource'
import { Records } from '../../../src/server/db/records'
import { sweepUploads } from '../../../src/server/domain/files/sweep-uploads'
import { startBucketServer, type BucketServer } from '../../support/bucket-server'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const MB = 1024 * 1024
const days = 86_400_000
const field = 'movie-manage.series-resources.uploadFiles.files'
const right = 'MovieManage:seriesResources.uploadFiles'

interface Told {
  readonly key: string
  readonly partBytes: number
  readonly parts: readonly number[]
  readonly isStored: boolean
  readonly name: string
  readonly fileName: string
}

/** Two parts and a half, each of other bytes, so that a part in a wrong place is seen. */
const film = Buffer.concat([Buffer.alloc(8 * MB, 'a'), Buffer.alloc(8 * MB, 'b'), Buffer.alloc(4 * MB, 'c')])

async function bucket(): Promise<{ readonly env: Record<string, string>; readonly server?: BucketServer }> {
  const server = await startBucketServer()
  const env = {
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: 'files',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
    S3_REGION: 'there',
  }
  return { env, server }
}

const folder = (): ReturnType<typeof bucket> => Promise.resolve({ env: {} })

describe.each([
  ['a folder', folder],
  ['an S3 bucket', bucket],
])('an upload in parts to %s', (_name, open) => {
  let app: TestApp
  let member: Staff
  let server: BucketServer | undefined
  beforeAll(async () => {
    const where = await open()
    server = where.server
    app = await startTestApp({ env: where.env })
    member = await app.staff([right])
  })
  afterAll(async () => {
    await app.stop()
    await server?.stop()
  })

  const begin = async (more: object = {}, by = member) => {
    const asked = { field, about: 7, name: 'E02.mp4', fileName: 'City 02.mp4', size: film.length, modified: 1_700_000 }
    return app.as(by).post<Told>('/third/upload/begin', { ...asked, ...more })
  }
  const openOf = async (by = member, about = 7) =>
    (await app.as(by).get<{ uploads: Told[] }>('/third/upload/open', { fields: field, about })).data.uploads
  const send = async (key: string, number: number, content: Buffer, by = member) => {
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n'),
      content,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const headers = { token: by.token, 'content-type': 'multipart/form-data; boundary=x' }
    const url = `/third/upload/part?key=${encodeURIComponent(key)}&number=${number}`
    return (await app.http.inject({ method: 'POST', url, headers, payload })).json<{ code: string }>()
  }
  const part = (number: number) => film.subarray((number - 1) * 8 * MB, number * 8 * MB)
  const finish = (key: string, by = member) => app.as(by).post<{ size: number }>('/third/upload/finish', { key })
  const contentOf = async (key: string) => {
    const found = await app.services.storage.read(key)
    return found && Buffer.concat(await found.content.toArray())
  }

  it('goes on after a break with the parts alone that are missing, in any order', async () => {
    const { data } = await begin()
    expect(data).toMatchObject({ partBytes: 8 * MB, parts: [], isStored: false, fileName: 'City 02.mp4' })
    expect(await send(data.key, 3, part(3))).toMatchObject({ code: '00000' })
    expect(await send(data.key, 1, part(1))).toMatchObject({ code: '00000' })
    expect(await send(data.key, 1, part(1))).toMatchObject({ code: '00000' })
    expect(await openOf()).toMatchObject([{ key: data.key, parts: [1, 3], isStored: false, name: 'E02.mp4' }])
    expect(await openOf(member, 8)).toEqual([])
    expect(await finish(data.key)).toMatchObject({ code: 'A0400' })
    expect(await contentOf(data.key)).toBeUndefined()
    expect(await send(data.key, 2, part(2))).toMatchObject({ code: '00000' })
    expect(await finish(data.key)).toMatchObject({ code: '00000', data: { size: film.length } })
    expect(await finish(data.key)).toMatchObject({ code: '00000' })
    expect((await contentOf(data.key))?.equals(film)).toBe(true)
    expect(await openOf()).toMatchObject([{ key: data.key, isStored: true }])
    expect(await send(data.key, 2, part(2))).toMatchObject({ code: 'A0400' })
    expect(await app.as(member).post('/third/upload/cancel', { key: data.key })).toMatchObject({ code: '00000' })
    expect(await contentOf(data.key)).toBeUndefined()
  })

  it('takes a part of its own length alone, and none that it has not got', async () => {
    const { key } = (await begin()).data
    for (const length of [8 * MB - 1, 8 * MB + 1, 8 * MB + 70_000])
      expect(await send(key, 1, Buffer.alloc(length))).toMatchObject({ code: 'A0400', data: { field: 'file' } })
    expect(await send(key, 4, part(3))).toMatchObject({ code: 'A0400', data: { field: 'number' } })
    expect(await openOf()).toMatchObject([{ parts: [] }])
    await app.as(member).post('/third/upload/cancel', { key })
  })

  it('of a picture that the app cannot draw is refused by what it holds', async () => {
    const { key } = (await begin({ size: 20 })).data
    expect(await send(key, 1, Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 1234'))).toMatchObject({ code: 'A0400' })
    await app.as(member).post('/third/upload/cancel', { key })
  })

  it('is begun by those alone who may run the command, with a file that it takes', async () => {
    expect(await begin({}, await app.staff([]))).toMatchObject({ code: 'A0301' })
    expect(await begin({ name: 'E02.srt' })).toMatchObject({ code: 'A0400', data: { field: 'originalFilename' } })
    expect(await begin({ size: 81 * 1024 * MB })).toMatchObject({ code: 'A0413' })
    expect(await begin({ size: 0 })).toMatchObject({ code: 'A0400', data: { field: 'size' } })
    expect(await begin({ field: 'no.such' })).toMatchObject({ code: 'A0400' })
  })

  it('is of the account that began it alone', async () => {
    const { key } = (await begin()).data
    const other = await app.staff([right])
    expect(await openOf(other)).toEqual([])
    expect(await send(key, 1, part(1), other)).toMatchObject({ code: 'A0301' })
    expect(await finish(key, other)).toMatchObject({ code: 'A0301' })
    expect(await app.as(other).post('/third/upload/cancel', { key })).toMatchObject({ code: 'A0301' })
    await app.as(member).post('/third/upload/cancel', { key })
  })

  it('is over two days after its last part, and what has come of it is swept', async () => {
    const { key } = (await begin()).data
    expect(await send(key, 1, part(1))).toMatchObject({ code: '00000' })
    await sql`update upload set given_at = now() - interval '3 days' where key = ${key}`.execute(app.db)
    await sweepUploads(app.services, new Date())
    expect(await openOf()).toMatchObject([{ key, parts: [1] }])
    await sql`update upload_session set touched_at = now() - interval '49 hours' where key = ${key}`.execute(app.db)
    expect(await send(key, 2, part(2))).toMatchObject({ code: 'A0301' })
    await sweepUploads(app.services, new Date(Date.now() + days))
    expect(await sql`select from upload_part where key = ${key}`.execute(app.db)).toMatchObject({ rows: [] })
    expect(server?.unfinished.size ?? 0).toBe(0)
  })

  it('goes to its episode by the command that it was begun for, and is no longer open', async () => {
    const chief = await app.staff('super')
    const { id: content } = await makeSeries(app)
    const known = await makeEpisode(app, content, 2)
    const { key } = (await begin({ about: content, size: 4, name: 'E02 City.mp4' }, chief)).data
    await send(key, 1, Buffer.from('film'), chief)
    await finish(key, chief)
    const files = [{ key, name: 'E02 City.mp4' }]
    expect(await app.as(chief).run(uploadFiles, { content, files, profile: 'standard' })).toMatchObject({
      code: '00000',
    })
    const records = new Records(app.db, null, new Date())
    expect(await records.where(resource, { episode: known.id })).toMatchObject([{ file: key, role: 'source' }])
    expect(await openOf(chief, content)).toEqual([])
  })
})
