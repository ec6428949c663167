import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  downloadFile,
  nudgeEarlier,
  nudgeLater,
  readFile,
  shiftFrom,
  snapEnd,
  snapStart,
  splitHere,
} from '../../../commands/movie-manage/subtitle-edit'
import language from '../../../src/entities/develop-manage/language'
import resource from '../../../src/entities/movie-manage/resource'
import subtitle from '../../../src/entities/movie-manage/subtitle'
import subtitleCue from '../../../src/entities/movie-manage/subtitle-cue'
import subtitleEdit from '../../../src/pages/movie-manage/subtitle-edit'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

type Line = Row<typeof subtitleCue>

/** An editor of subtitles, who has no other right. */
describe('the lines of a subtitle beside its film', () => {
  let app: TestApp
  let editor: Caller
  let own: Row<typeof subtitle>
  let lines: readonly [Line, Line, Line]
  const code = 'MovieManage:subtitleEdit'
  beforeAll(async () => {
    app = await startTestApp()
    const names = Object.keys(await import('../../../commands/movie-manage/subtitle-edit'))
    editor = app.as(await app.staff([code, ...names.map((name) => `${code}.${name}`)]))
  })
  afterAll(() => app.stop())

  beforeEach(async () => {
    const { id: content } = await makeSeries(app)
    const episode = (await makeEpisode(app, content, 1)).id
    const [known] = await new Records(app.db, null, new Date()).where(language, { code: 'en' }, 1)
    const spoken = known ?? (await app.make(language, { code: 'en' }))
    own = await app.make(subtitle, { episode, language: spoken.id })
    const say = (text: string, start: number, end: number) =>
      app.make(subtitleCue, { subtitle: own.id, text, start, end })
    lines = [await say('one two', 1_000, 3_000), await say('three', 4_000, 6_000), await say('four', 8_000, 10_000)]
  })

  const told = async () => {
    const found = await new Records(app.db, null, new Date()).where(subtitleCue, { subtitle: own.id })
    return found.sort((a, b) => a.start - b.start).map(({ text, start, end }) => `${start} ${end} ${text}`)
  }
  const warnings = async ({ id }: Line) => (await new Records(app.db, null, new Date()).get(subtitleCue, id)).warnings
  const before = ['1000 3000 one two', '4000 6000 three', '8000 10000 four']
  const filmOf = (caller: Caller) =>
    caller.get<{ readonly address: string } | null>('/cms/backend/subtitleCue/filmBeside', { of: own.id })

  test('the film is that of the episode, by a link that needs no other right', async () => {
    expect((await filmOf(editor)).data).toBeNull()
    const file = { episode: own.episode, definition: 'p1080', state: 'ready' } as const
    await app.make(resource, { ...file, role: 'output', file: 'demo/video/played-2.mp4' })
    await app.make(resource, { ...file, role: 'source', file: 'uploads/2026/11/source-2.mp4' })
    const { data } = await filmOf(editor)
    expect(data?.address).toContain('/files/demo/video/played-2.mp4?link=')
  })

  test('the film is for nobody who may not open the page, nor for a subtitle of other areas', async () => {
    expect((await filmOf(app.as(await app.staff(['UserManage:userList'])))).code).toBe('A0301')
    const far = await app.staff([code])
    await sql`update content_item set areas = '{998}' where id = (select content from episode where id = ${own.episode})`.execute(
      app.db,
    )
    await sql`update account set areas = '{999}' where id = ${far.id}`.execute(app.db)
    expect((await filmOf(app.as(far))).code).toBe('A0404')
  })

  test('a line begins and ends where the film stands, and as it was before', async () => {
    const begun = await editor.run(snapStart, lines[1], { at: 3_500 })
    const ended = await editor.run(snapEnd, lines[1], { at: 7_250 })
    expect((await told())[1]).toBe('3500 7250 three')
    await editor.undo(ended.data.auditIds)
    await editor.undo(begun.data.auditIds)
    expect(await told()).toEqual(before)
    expect((await editor.refused(snapEnd, lines[1], { at: 4_000 })).code).not.toBe('00000')
    expect((await editor.refused(snapEnd, lines[1], { at: 9_000 })).data.problems[0]?.problem).toBe(
      'movie-manage.subtitle-edit.overlaps',
    )
  })

  test('a line is split where the film stands, and whole again', async () => {
    const done = await editor.run(splitHere, lines[0], { at: 1_400 })
    expect(await told()).toEqual(['1000 1400 one', '1400 3000 two', ...before.slice(1)])
    await editor.undo(done.data.auditIds)
    expect(await told()).toEqual(before)
    expect((await editor.refused(splitHere, lines[0], { at: 3_500 })).code).not.toBe('00000')
  })

  test('a line and all after it move together, but not into the one before', async () => {
    const done = await editor.run(shiftFrom, lines[1], { offsetMs: -900 })
    expect(await told()).toEqual(['1000 3000 one two', '3100 5100 three', '7100 9100 four'])
    await editor.undo(done.data.auditIds)
    expect(await told()).toEqual(before)
    expect((await editor.refused(shiftFrom, lines[1], { offsetMs: -1_100 })).code).not.toBe('00000')
    expect(await told()).toEqual(before)
  })

  test('lines are moved by a tenth of a second, and back by the other way', async () => {
    await editor.run(nudgeLater, [lines[0], lines[1]])
    expect(await told()).toEqual(['1100 3100 one two', '4100 6100 three', '8000 10000 four'])
    await editor.run(nudgeEarlier, [lines[0], lines[1]])
    expect(await told()).toEqual(before)
  })

  test('what is wrong with a line is worked out as it and its neighbour change, and taken back', async () => {
    const done = await editor.run(snapEnd, lines[0], { at: 3_700 })
    expect(await warnings(lines[0])).toEqual(['gap'])
    expect(await warnings(lines[1])).toBeNull()
    await editor.run(snapStart, lines[1], { at: 5_500 })
    expect(await warnings(lines[0])).toBeNull()
    expect(await warnings(lines[1])).toEqual(['tooShort'])
    const found = await editor.list(subtitleEdit, {
      filters: { subtitle: { is: [own.id] }, warnings: { is: ['tooShort'] } },
    })
    expect(found.data.rows.map(({ id }) => id)).toEqual([lines[1].id])
    await editor.undo(done.data.auditIds)
    expect((await told())[0]).toBe(before[0])
  })

  test('lines go out as a file, and come back with what the file does not say told first', async () => {
    const { data: link } = await editor.run<{ url: string; name: string }>(downloadFile, {
      subtitle: own.id,
      format: 'vtt',
    })
    expect(link.name).toBe('E01.en.vtt')
    const { body } = await app.http.inject({ url: link.url })
    expect(body).toContain('00:00:04.000 --> 00:00:06.000\nthree')
    const key = `uploads/2026/11/${own.id}.vtt`
    const changed = body.replace('three', '<i>other</i>').replace('00:00:08.000', '00:00:07.500')
    await app.services.storage.write(key, Readable.from([Buffer.from(`${changed}\n\nnot a time --> at all\n`)]))
    const asked = { subtitle: own.id, file: key }
    const { data } = await editor.preview(readFile, asked)
    expect(data.total).toBe(2)
    expect(data.lines.some((line) => line.startsWith('Line 6 of the file'))).toBe(true)
    const done = await editor.run<{ auditId: number }>(readFile, asked)
    expect(await told()).toEqual([before[0], '4000 6000 other', '7500 10000 four'])
    await editor.undo([done.data.auditId])
    expect(await told()).toEqual(before)
  })
})
