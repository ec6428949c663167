import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import escort from '../../../src/entities/escort-manage/escort'
import user from '../../../src/entities/user-manage/user'
import { sweepUploads } from '../../../src/server/domain/files/sweep-uploads'
import { withDemoFiles } from '../../../src/server/demo/demo-files'
import { readSheet, traceKey } from '../../../src/server/storage/film-traces'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const page = 'EscortManage:userList'

interface Peaks {
  readonly from: number
  readonly step: number
  readonly peaks: string
}

/** Two seconds of sound, a hundred peaks, as a browser hands them in. */
const peaks = Buffer.from(new Int8Array(200).map((_, at) => (at % 2 === 0 ? -at : at) / 2)).toString('base64')

describe('what is drawn of a film', () => {
  let app: TestApp
  let knows: Staff
  let sees: Staff
  beforeAll(async () => {
    app = await startTestApp()
    knows = await app.staff([page, `${page}.identity`])
    sees = await app.staff([page])
  })
  afterAll(() => app.stop())

  const store = async (name: string) => {
    const key = `uploads/2026/11/${name}`
    await app.services.storage.write(key, Readable.from([Buffer.from('film')]))
    await sql`insert into upload (key, account_id, name, max_bytes, given_at, stored_at)
      values (${key}, ${knows.id}, ${name}, 100, now(), now())`.execute(app.db)
    return key
  }
  const handIn = (asked: object, by: Staff = sees) =>
    app.as(by).post<{ isKept: boolean }>('/auth/backend/file/trace', { length: 2, peaks, sheet: null, ...asked })
  const peaksOf = (asked: object, by: Staff = sees) =>
    app.as(by).get<Peaks | null>('/auth/backend/file/peaks', { from: 0, to: 2, points: 100, ...asked })

  it('is made by the browser that has it open, once, and then answered in slices', async () => {
    const key = await store('first.mp4')
    expect((await peaksOf({ key })).data).toBeNull()
    expect((await handIn({ key })).data).toEqual({ isKept: true })
    const whole = (await peaksOf({ key })).data
    expect(whole).toEqual({ from: 0, step: 1 / 50, peaks })
    const part = (await peaksOf({ key, from: 1, to: 1.5, points: 20 })).data
    expect(part?.from).toBe(1)
    expect(Buffer.from(part?.peaks ?? '', 'base64')).toEqual(Buffer.from(peaks, 'base64').subarray(100, 150))
    const silent = Buffer.alloc(200).toString('base64')
    expect((await handIn({ key, peaks: silent })).data).toEqual({ isKept: false })
    expect((await peaksOf({ key })).data).toEqual(whole)
  })

  it('of a film without sound is nothing, which is known from then on', async () => {
    const key = await store('silent.mp4')
    await handIn({ key, peaks: '' })
    expect((await peaksOf({ key })).data).toMatchObject({ peaks: '' })
  })

  it('is refused where its size is not that of the film, or its sheet is no sheet', async () => {
    const key = await store('wrong.mp4')
    const facts = { every: 2, width: 160, height: 90, columns: 1, count: 1 }
    const sheet = (picture: Buffer) => ({ ...facts, picture: picture.toString('base64') })
    expect(await handIn({ key, length: 3 })).toMatchObject({ code: 'A0400', data: { field: 'peaks' } })
    const noPicture = sheet(Buffer.from('<svg onload=alert(1)>'))
    expect(await handIn({ key, sheet: noPicture })).toMatchObject({ code: 'A0400', data: { field: 'sheet' } })
    const { picture } = (await readSheet(withDemoFiles(app.services.storage), 'demo/video/1-1-p1080.mp4'))!
    expect(await handIn({ key, sheet: sheet(picture) })).toMatchObject({ code: 'A0400', data: { field: 'sheet' } })
    const large = sheet(Buffer.alloc(400 * 1024, 1))
    expect(await handIn({ key, sheet: large })).toMatchObject({ code: 'A0400' })
    expect((await peaksOf({ key })).data).toBeNull()
  })

  it('is only of films and sounds that there are', async () => {
    expect(await handIn({ key: await store('cover.png') })).toMatchObject({ code: 'A0400', data: { field: 'key' } })
    expect(await handIn({ key: 'uploads/2026/11/nowhere.mp4' })).toMatchObject({ code: 'A0404' })
  })

  it('is for nobody who may not read the film', async () => {
    const key = await store('selfie.mp4')
    await handIn({ key }, knows)
    await app.make(escort, { user: (await app.make(user)).id, selfieVideo: key })
    expect(await peaksOf({ key })).toMatchObject({ code: 'A0301' })
    expect(await peaksOf({ key }, knows)).toMatchObject({ code: 'A0301' })
    const { data } = await app.as(knows).post<{ links: Readonly<Record<string, string>> }>('/auth/backend/file/links', {
      keys: [key],
    })
    const link = new URL(data.links[key] ?? '', 'http://console').searchParams.get('link')
    expect((await peaksOf({ key, link }, knows)).data?.peaks).toBe(peaks)
    expect(await handIn({ key, link: 'made.up' })).toMatchObject({ code: 'A0301' })
    const reply = await app.http.inject({ url: `/files/${traceKey(key)}` })
    expect(reply.json()).toMatchObject({ code: 'A0301' })
  })

  it('goes with its film', async () => {
    const key = await store('left.mp4')
    await handIn({ key })
    await sql`update upload set given_at = now() - interval '30 days' where key = ${key}`.execute(app.db)
    await sweepUploads(app.services, new Date())
    expect(await app.services.storage.read(traceKey(key))).toBeUndefined()
  })
})
