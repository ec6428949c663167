import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadFiles, replaceSource, setMarkers } from '../../../commands/movie-manage/movie-resources'
import { retryResource, cancelResource, takeOffline } from '../../../commands/movie-manage/movie-resources/files'
import { publishSubtitle } from '../../../commands/movie-manage/movie-resources/subtitles'
import { detectMarkers, uploadSubtitles, deleteSubtitles } from '../../../commands/movie-manage/series-resources'
import language from '../../../src/entities/develop-manage/language'
import episode from '../../../src/entities/movie-manage/episode'
import resource from '../../../src/entities/movie-manage/resource'
import subtitle from '../../../src/entities/movie-manage/subtitle'
import subtitleCue from '../../../src/entities/movie-manage/subtitle-cue'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import { Records } from '../../../src/server/db/records'
import { transcoding } from '../../../src/server/domain/media/transcode'
import type { Caller } from '../../support/caller'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const srt = '1\n00:00:01,000 --> 00:00:03,000\nHello\n\n2\n00:00:04,000 --> 00:00:06,000\nWorld\n'

describe('the files of episodes', () => {
  let app: TestApp
  let admin: Staff
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.staff('super')
    caller = app.as(admin)
    await app.make(language, { code: 'en', name: 'English', nativeName: 'English' })
    await app.make(language, { code: 'zh_CN', name: 'Chinese', nativeName: '中文' })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const store = async (key: string, content: string | Buffer) => {
    await app.services.storage.write(key, Readable.from([Buffer.from(content)]))
    return key
  }
  let ran = 0
  const runWork = async () => {
    const asked = app.jobs.scheduled.slice(ran)
    ran += asked.length
    for (const { data } of asked) await transcoding.run(app.services, data)
  }
  const filesOf = (id: number) => records().where(resource, { episode: id })

  it('find their episode by name, which is shown before, and become ready as they are', async () => {
    const { id: content } = await makeSeries(app)
    const known = await makeEpisode(app, content, 2)
    const files = [
      { key: await store('uploads/one.mp4', 'film'), name: 'City.S01E02.720p.mp4' },
      { key: await store('uploads/two.mp4', 'film'), name: '第3集.mp4' },
    ]
    const body = { content, files, profile: 'standard' as const }
    expect(await caller.preview(uploadFiles, body)).toMatchObject({
      data: { total: 2, lines: ['City.S01E02.720p.mp4 → episode 2', '第3集.mp4 → episode 3, which is added'] },
    })
    expect(await filesOf(known.id)).toEqual([])
    expect(await caller.run(uploadFiles, body)).toMatchObject({ code: '00000' })
    expect(await filesOf(known.id)).toMatchObject([{ state: 'queued', definition: 'p720', role: 'source' }])
    await runWork()
    expect(await filesOf(known.id)).toMatchObject([{ state: 'ready', sizeBytes: 4, attempts: 1 }])
    expect(await records().get(episode, known.id)).toMatchObject({ state: 'ready', resourceState: 'ready' })
    expect(await records().where(episode, { content, number: 3 })).toMatchObject([{ resourceState: 'ready' }])
  })

  it('are refused, all of them by name, where no episode can be read', async () => {
    const { id: content } = await makeSeries(app, { totalEpisodes: 5 })
    const names = ['making of.mp4', 'E9.mp4', 'S07E01.mp4', 'E1.mp4', 'EP01.mp4']
    const files = names.map((name, index) => ({ key: `uploads/${index}.mp4`, name }))
    const { code, data } = await caller.refused(uploadFiles, { content, files, profile: 'standard' })
    expect(code).toBe('A0400')
    expect(data.problems).toHaveLength(4)
    expect(data.problems.every(({ msg }, index) => msg.includes(names[[0, 1, 2, 4][index]!]!))).toBe(true)
  })

  it('play on until a new source is ready, and are swapped at once', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1, { definition: 'p720' })
    expect(
      await caller.run(replaceSource, id, {
        file: await store('uploads/new.mp4', 'newer film'),
        reason: 'better picture',
      }),
    ).toMatchObject({ code: '00000' })
    expect(await filesOf(id)).toMatchObject([{ state: 'ready' }, { state: 'queued' }])
    await runWork()
    expect(await filesOf(id)).toMatchObject([{ state: 'offline' }, { state: 'ready' }])
  })

  it('fail with a reason, are tried again, and no more than five times', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1)
    const file = await app.make(resource, {
      episode: id,
      definition: 'p720',
      state: 'failed',
      file: 'uploads/gone.mp4',
      attempts: 3,
    })
    await caller.run(retryResource, file)
    await runWork()
    expect(await filesOf(id)).toMatchObject([
      { state: 'failed', attempts: 4, error: 'The file is not in the storage.' },
    ])
    expect(await records().get(episode, id)).toMatchObject({ resourceState: 'failed' })
    await caller.run(retryResource, file)
    await runWork()
    expect(await caller.refused(retryResource, file)).toMatchObject({ code: 'B01' })
  })

  it('are left alone where somebody cancels them before their turn', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1)
    const file = await app.make(resource, { episode: id, definition: 'p720', state: 'queued', file: 'uploads/new.mp4' })
    await caller.run(cancelResource, file)
    await transcoding.run(app.services, { id: file.id })
    expect(await filesOf(id)).toMatchObject([{ state: 'cancelled' }])
  })

  it('stay where nothing else plays an online episode', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1, { definition: 'p720', enabled: true })
    const [file] = await filesOf(id)
    expect(await caller.refused(takeOffline, file?.id ?? 0, { reason: 'rights' })).toMatchObject({
      code: 'B01',
    })
  })

  it('are handed out by a link of 15 minutes in the name of who asked, and that is audited', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1, { definition: 'p720' })
    await store('uploads/film.mp4', 'the film')
    const { data } = await caller.get<{ url: string; expiresAt: string }>('/media/backend/resource/downloadInfo', {
      episodeId: id,
    })
    expect(Math.round((Date.parse(data.expiresAt) - Date.now()) / 60_000)).toBe(15)
    const said = JSON.parse(Buffer.from(data.url.split('link=')[1]!.split('.')[0]!, 'base64url').toString()) as object
    expect(said).toMatchObject({ account: admin.username, key: 'uploads/film.mp4' })
    const file = await app.http.inject({ url: data.url })
    expect(file.body).toBe('the film')
    const audits = await records().where(auditEntry, { account: admin.id, kind: 'download' })
    expect(audits).toMatchObject([{ code: 'MovieManage:seriesResources.downloadSource', result: 'ok' }])
    const bare = await makeEpisode(app, content, 2)
    expect(await caller.get('/media/backend/resource/downloadInfo', { episodeId: bare.id })).toMatchObject({
      code: 'B01',
    })
  })

  it('have marks in their order, within the episode', async () => {
    const { id: content } = await makeSeries(app)
    const marked = await makeEpisode(app, content, 1, { definition: 'p720' })
    expect(await caller.refused(setMarkers, marked, { introStart: 90, introEnd: 60 })).toMatchObject({
      code: 'A0400',
      data: { field: 'introStart' },
    })
    expect(await caller.refused(setMarkers, marked, { outroStart: 2500 })).toMatchObject({
      data: { field: 'outroStart' },
    })
    await caller.run(setMarkers, marked, { introStart: 0, introEnd: 60, outroStart: 2300 })
    const other = await makeEpisode(app, content, 2, { definition: 'p720' })
    expect(await caller.run(detectMarkers, other)).toMatchObject({
      data: { result: { by: 'embedded' } },
    })
    expect(await records().get(episode, other.id)).toMatchObject({ introEnd: 60, outroStart: 2300 })
  })

  it('have subtitles, each for the episode and language of its name, checked and in UTF-8', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1, { definition: 'p720' })
    const gbk = Buffer.concat([
      Buffer.from('1\n00:00:01,000 --> 00:00:03,000\n'),
      Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
    ])
    const files = [
      { key: await store('uploads/a.srt', srt), name: 'City.E01.en.srt' },
      { key: await store('uploads/b.srt', gbk), name: '第1集.中文.srt' },
    ]
    expect(await caller.run(uploadSubtitles, { content, files })).toMatchObject({ code: '00000' })
    const listed = await caller.post<{
      rows: { language: { id: number }; cues: number; state: string; file: string }[]
    }>('/cms/backend/episode/querySubtitlingList', { episodeId: id })
    expect(listed.data.rows).toMatchObject([
      { cues: 2, state: 'draft', format: 'srt' },
      { cues: 1, state: 'draft', file: 'uploads/b-utf8.srt' },
    ])
    const lines = await records().where(subtitleCue, { text: '你好' })
    expect(lines).toMatchObject([{ start: 1_000, end: 3_000 }])
    const stored = await app.services.storage.read('uploads/b-utf8.srt')
    expect(await new Response(Readable.toWeb(stored!.content) as ReadableStream).text()).toContain('你好')
  })

  const linesOf = async (subtitles: readonly number[]) => {
    const found = await records().where(subtitleCue, { subtitle: [...subtitles] })
    return found.map(({ start, end, text }) => `${start} ${end} ${text}`).sort()
  }

  it('lose subtitles of a language at once, which is taken back with their lines, or one by its id', async () => {
    const { id: content } = await makeSeries(app)
    const { id } = await makeEpisode(app, content, 1, { definition: 'p720' })
    const [english] = await records().where(language, { code: 'en' })
    await store('uploads/c.srt', srt)
    const list = [{ language: english?.id, file: 'uploads/c.srt' }]
    const saved = await caller.post<{ ids: number[] }>('/cms/backend/episode/saveSubtitlingList', {
      episodeId: id,
      list,
    })
    await caller.refused(publishSubtitle, saved.data.ids[0])
    const lines = await linesOf(saved.data.ids)
    expect(lines).toHaveLength(2)
    const { data } = await caller.run(deleteSubtitles, id, { languages: ['en'], reason: 'wrong film' })
    expect(await records().where(subtitle, { episode: id })).toEqual([])
    await caller.undo(data.auditIds)
    expect(await records().where(subtitle, { episode: id })).toMatchObject([{ id: saved.data.ids[0] }])
    expect(await linesOf(saved.data.ids)).toEqual(lines)
    const removal = await app.http.inject({
      method: 'DELETE',
      url: `/cms/backend/episode/delSubtitling?id=${saved.data.ids[0]}`,
      headers: { token: admin.token },
    })
    expect(removal.json()).toMatchObject({ code: '00000' })
    expect(await records().where(subtitle, { episode: id })).toEqual([])
  })

  it('show how far they have come as a grid', async () => {
    const { id: content } = await makeSeries(app)
    await makeEpisode(app, content, 1, { definition: 'p720' })
    await makeEpisode(app, content, 2)
    expect(await caller.get('/cms/backend/episode/readiness', { content })).toMatchObject({
      data: {
        definitions: ['p720'],
        lines: [
          { number: 1, cells: ['ready'] },
          { number: 2, cells: ['missing'] },
        ],
      },
    })
  })
})
