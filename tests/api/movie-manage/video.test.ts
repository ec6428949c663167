import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setCut } from '../../../commands/movie-manage/video'
import contentVideo from '../../../src/entities/movie-manage/content-video'
import resource from '../../../src/entities/movie-manage/resource'
import videoPage from '../../../src/pages/movie-manage/video'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

const page = 'MovieManage:video'

describe('a clip', () => {
  let app: TestApp
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff([page, ...['setCut', 'edit', 'new', 'import'].map((name) => `${page}.${name}`)]))
  })
  afterAll(() => app.stop())

  const saved = async (id: number) => (await new Records(app.db, null, new Date()).where(contentVideo, { id }))[0]
  const make = (more: object = {}) =>
    app.make(contentVideo, { kind: 'trailer', clipFrom: 2, clipTo: 20, duration: 18, areas: [-1], ...more })

  it('is cut anew from where to where of its film, and lasts as long', async () => {
    const { id } = await make()
    const { data } = await as.run(setCut, id, { clipFrom: 5, clipTo: 12 })
    expect(await saved(id)).toMatchObject({ clipFrom: 5, clipTo: 12, duration: 7 })
    await as.undo(data.auditIds)
    expect(await saved(id)).toMatchObject({ clipFrom: 2, clipTo: 20, duration: 18 })
  })

  it('ends after it begins, and a highlight is neither a flash nor a film, whichever door it comes through', async () => {
    const { id, version } = await make()
    const of = (field: string) => ({ code: 'A0400', data: { field } })
    expect(await as.refused(setCut, id, { clipFrom: 9, clipTo: 9 })).toMatchObject(of('clipTo'))
    expect(await as.save(contentVideo, { id, version, clipTo: 1 })).toMatchObject(of('clipTo'))
    expect(await as.save(contentVideo, { id, version, clipFrom: 30 })).toMatchObject(of('clipFrom'))
    const { id: highlight } = await make({ kind: 'highlight' })
    expect(await as.refused(setCut, highlight, { clipFrom: 0, clipTo: 4 })).toMatchObject(of('clipTo'))
    expect(await as.refused(setCut, highlight, { clipFrom: 0, clipTo: 181 })).toMatchObject(of('clipTo'))
    expect(await as.run(setCut, highlight, { clipFrom: 0, clipTo: 180 })).toMatchObject({ code: '00000' })
    const { id: long, version: its } = await make({ clipTo: 600 })
    expect(await as.save(contentVideo, { id: long, version: its, kind: 'highlight' })).toMatchObject(of('kind'))
  })

  it('lasts from where it begins to where it ends, by the form too', async () => {
    const { id, version } = await make()
    await as.save(contentVideo, { id, version, clipTo: 42 })
    expect(await saved(id)).toMatchObject({ clipTo: 42, duration: 40 })
  })

  it('may be changed otherwise where it was cut wrongly before', async () => {
    const { id, version } = await make({ kind: 'highlight', clipTo: 3 })
    expect(await as.save(contentVideo, { id, version, weight: 7 })).toMatchObject({ code: '00000' })
  })

  it('is refused in a sheet with its row and field', async () => {
    const { id } = await make()
    const file = `uploads/clips-${id}.csv`
    await app.services.storage.write(file, Readable.from([`\uFEFFid,clipFrom,clipTo\r\n${id},9,3\r\n`]))
    const { data } = await as.preview(commandOf(videoPage, 'import'), { file })
    expect(data.faults).toMatchObject([{ row: 2, field: 'clipTo' }])
  })

  it('is watched by its own file, what is made for players before what was handed in', async () => {
    const { id } = await make()
    const other = await make()
    const files = { video: id, episode: null, definition: 'p720' } as const
    await app.make(resource, { ...files, role: 'source', file: 'films/source.mp4' })
    await app.make(resource, { ...files, role: 'output', file: 'films/output.mp4' })
    const film = (of: number) => as.get<{ address: string } | null>('/cms/backend/video/film', { id: of })
    expect((await film(id)).data?.address).toContain('films/output.mp4')
    expect((await film(other.id)).data).toBeNull()
  })
})
