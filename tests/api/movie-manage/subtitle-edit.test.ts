import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToSubtitles, collectTerms } from '../../../commands/movie-manage/glossary-list'
import { takeNext } from '../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import { putTerms, splitCue, returnTask, saveAndNext } from '../../../commands/movie-manage/subtitle-edit'
import language from '../../../src/entities/develop-manage/language'
import aiSubtitleTask from '../../../src/entities/movie-manage/ai-subtitle-task'
import credit from '../../../src/entities/movie-manage/credit'
import subtitle from '../../../src/entities/movie-manage/subtitle'
import subtitleCue from '../../../src/entities/movie-manage/subtitle-cue'
import translationTerm from '../../../src/entities/movie-manage/translation-term'
import glossaryList from '../../../src/pages/movie-manage/glossary-list'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { halvesOf } from '../../../src/server/domain/titles/subtitle-lines'
import type { Caller } from '../../support/caller'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('lines of subtitles', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const codes = ['fr', 'de', 'es', 'it', 'ko', 'ja']
  const lines = async (values: Partial<Row<typeof subtitle>> = {}) => {
    const { id: content } = await makeSeries(app)
    const owner = await makeEpisode(app, content, 1)
    await app.db.updateTable('episode').set({ duration: 10 }).where('id', '=', owner.id).execute()
    const own = await app.make(subtitle, {
      episode: owner.id,
      language: (await app.make(language, { code: codes.pop() ?? 'th' })).id,
      ...values,
    })
    return { own, content }
  }
  const say = (own: Row<typeof subtitle>, text: string, start: number, values: Partial<Row<typeof subtitleCue>> = {}) =>
    app.make(subtitleCue, { subtitle: own.id, text, start, end: start + 2_000, ...values })

  test('a line is split where it breaks, and its time with it', async () => {
    expect(halvesOf('one two', null)).toEqual(['one', 'two'])
    expect(halvesOf('你好吗朋友', 2)).toEqual(['你好', '吗朋友'])
    const { own } = await lines()
    const cue = await say(own, 'one\nthree', 0)
    expect((await boss.run(splitCue, cue)).code).toBe('00000')
    const cues = await records().where(subtitleCue, { subtitle: own.id })
    expect(cues.map(({ text, start, end }) => ({ text, start, end }))).toEqual([
      { text: 'one', start: 0, end: 750 },
      { text: 'three', start: 750, end: 2_000 },
    ])
  })

  test('a task that was returned is nobody’s, and is not taken again by who returns it', async () => {
    const { own } = await lines({ state: 'proofreading' })
    const task = await app.make(aiSubtitleTask, {
      state: 'proofreading',
      resultSubtitle: own.id,
      targetLanguage: own.language,
    })
    const returned = await boss.run(returnTask, { subtitle: own.id, reason: 'noise' })
    expect(returned.code).toBe('00000')
    expect(await now(aiSubtitleTask, task)).toMatchObject({
      state: 'proofreading',
      proofreader: null,
      error: 'noise',
    })
    const taken = await boss.refused(takeNext, { category: 'series', targetLanguage: own.language })
    expect(taken.code).toBe('B01')
  })

  test('the next is taken among titles of the page’s own kind', async () => {
    const { own } = await lines({ state: 'proofreading' })
    const { id } = await app.make(aiSubtitleTask, {
      category: 'series',
      state: 'proofreading',
      resultSubtitle: own.id,
      targetLanguage: own.language,
    })
    await app.db.updateTable('ai_subtitle_task').set({ proofreader: null, error: null }).where('id', '=', id).execute()
    expect((await boss.refused(takeNext, { category: 'short', targetLanguage: own.language })).code).toBe('B01')
    const { data } = await boss.run<{ id: number }>(takeNext, { category: 'series', targetLanguage: own.language })
    expect(data.id).toBe(id)
  })

  test('a subtitle goes out and the next in its language is in hand', async () => {
    const { own } = await lines({ state: 'proofreading' })
    await say(own, 'whole', 0)
    const done = await app.make(aiSubtitleTask, {
      state: 'proofreading',
      resultSubtitle: own.id,
      targetLanguage: own.language,
    })
    const { own: other } = await lines()
    const waiting = await app.make(aiSubtitleTask, {
      state: 'proofreading',
      resultSubtitle: other.id,
      targetLanguage: own.language,
      proofreader: null,
      error: null,
    })
    await app.db
      .updateTable('ai_subtitle_task')
      .set({ proofreader: null, error: null })
      .where('id', '=', waiting.id)
      .execute()
    const { code, data } = await boss.run<{ next: number }>(saveAndNext, { subtitle: own.id })
    expect(code).toBe('00000')
    expect(data.next).toBe(other.id)
    expect((await now(subtitle, own)).state).toBe('published')
    expect((await now(aiSubtitleTask, done)).state).toBe('done')
    expect((await now(aiSubtitleTask, waiting)).proofreader).not.toBeNull()
  })

  test('names of a title become terms, and a term that is missing in a line marks it', async () => {
    const { own, content } = await lines()
    const { code: target } = await now(language, { id: own.language })
    await app.make(language, { code: 'zh_CN' })
    await app.make(credit, { content, character: { zh_CN: '老王', en: 'Old Wang' } })
    const collected = await boss.run(collectTerms, { content })
    expect(collected.code).toBe('00000')
    const [term] = (await records().where(translationTerm, { content, term: '老王' })) as [Row<typeof translationTerm>]
    await records().update(translationTerm, term, {
      translations: { ...term.translations, [target]: 'Wang' } as never,
    })
    const kept = await say(own, 'Hello 老王', 0, { source: '老王你好' })
    const lacks = await say(own, 'Hello', 3_000, { source: '老王你好' })
    const { code } = await boss.run(applyToSubtitles, term, { content, languages: [target] })
    expect(code).toBe('00000')
    expect(await now(subtitleCue, kept)).toMatchObject({ text: 'Hello Wang', flag: 'none' })
    expect(await now(subtitleCue, lacks)).toMatchObject({ text: 'Hello', flag: 'term' })
  })
  test('a line that lacks a term of its original is marked with the right word, and one command puts it in', async () => {
    const spoken = await app.make(language, { code: 'vi_VN' })
    const { own } = await lines()
    const { code: target } = await now(language, { id: own.language })
    await app.make(aiSubtitleTask, { resultSubtitle: own.id, sourceLanguage: spoken.id })
    const word = { term: '云州', sourceLanguage: spoken.id, content: null, kind: 'place', enabled: true } as const
    const term = await app.make(translationTerm, { ...word, translations: { zh_CN: '云州', en: 'Yunzhou' } })
    const cue = await say(own, 'We leave for', 0, { source: '我们去云州' })
    const other = await say(own, 'Yes', 3_000, { source: '好' })
    const translations = { zh_CN: '云州', en: 'Yunzhou', [target]: 'Yunzhou' }
    await boss.save(glossaryList, { id: term.id, version: term.version, translations })
    expect((await now(subtitleCue, cue)).missingTerms).toBe('云州 → Yunzhou')
    expect((await now(subtitleCue, other)).missingTerms).toBeNull()
    expect((await boss.run(putTerms, cue)).code).toBe('00000')
    expect(await now(subtitleCue, cue)).toMatchObject({ text: 'We leave for Yunzhou', missingTerms: null })
    expect((await boss.refused(putTerms, other)).code).toBe('B01')
  })
})
