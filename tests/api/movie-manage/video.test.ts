import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setCut } from '../../../commands/movie-manage/video'
import contentVideo from '../../../src/entities/movie-manage/content-video'
import resource from '../../../src/entities/movie-manage/resource'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const page = 'MovieManage:video'

describe('a clip', () => {
  let app: TestApp
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff([page, `${page}.setCut`]))
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

  it('ends after it begins, and a highlight is neither a flash nor a film', async () => {
    const { id } = await make()
    expect(await as.refused(setCut, id, { clipFrom: 9, clipTo: 9 })).toMatchObject({ code: 'B01' })
    const { id: highlight } = await make({ kind: 'highlight' })
    expect(await as.refused(setCut, highlight, { clipFrom: 0, clipTo: 4 })).toMatchObject({ code: 'B01' })
    expect(await as.refused(setCut, highlight, { clipFrom: 0, clipTo: 181 })).toMatchObject({ code: 'B01' })
    expect(await as.run(setCut, highlight, { clipFrom: 0, clipTo: 180 })).toMatchObject({ code: '00000' })
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
