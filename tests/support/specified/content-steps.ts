import { Readable } from 'node:stream'
import { expect } from 'vitest'
import aiSubtitleTask from '../../../src/entities/movie-manage/ai-subtitle-task'
import contentBatch from '../../../src/entities/movie-manage/content-batch'
import episode from '../../../src/entities/movie-manage/episode'
import subtitle from '../../../src/entities/movie-manage/subtitle'
import type { Step, World } from './step'

const data = (values: object) => expect.objectContaining(values) as object
const idOf = ({ data: made }: { data: { id: number } }) => made.id
const srt = '1\n00:00:01,000 --> 00:00:03,000\nHello\n\n2\n00:00:04,000 --> 00:00:06,000\nWorld\n'

/** Keeps a file as an upload would, and answers its key. */
async function store({ app }: World, key: string, content: string): Promise<string> {
  await app.services.storage.write(key, Readable.from([Buffer.from(content)]))
  return key
}

/** What the forms of titles choose from, a title in full, and a change of many by sheet. */
export const contentSteps: readonly Step[] = [
  {
    call: 'GET /cms/backend/movie/langList',
    holds: ({ data: languages }) =>
      expect(languages).toEqual(expect.arrayContaining([data({ code: 'en' }), data({ code: 'zh_CN' })])),
  },
  {
    call: 'POST /cms/backend/tags/allByType',
    sends: () => ({ type: 'genre' }),
    holds: ({ data: tags }: { data: { id: number; code: string }[] }, world) => {
      const drama = tags.find(({ code }) => code === 'drama')
      expect(drama).toMatchObject({ hasChildren: true })
      world.keep('genre', drama?.id ?? 0)
    },
  },
  {
    call: 'POST /cms/backend/tags/getChildTags',
    sends: (world) => ({ id: world.id('genre') }),
    holds: ({ data: tags }, world) => expect(tags).toEqual([data({ code: 'court', parent: world.id('genre') })]),
  },
  {
    call: 'GET /cms/backend/tags/allCopyrightTag',
    holds: ({ data: tags }) => expect(tags).toEqual([data({ code: 'own_rights', type: 'copyright' })]),
  },
  {
    call: 'GET /cms/backend/tags/allPlatformTag',
    holds: ({ data: tags }) => expect(tags).toEqual([data({ code: 'tv', type: 'platform' })]),
  },
  {
    call: 'GET /cms/backend/up/getRandom',
    holds: ({ data: up }) => expect(up).toMatchObject({ name: 'House', kind: 'official' }),
  },
  {
    call: 'GET /cms/backend/content/getDramaOrMovieById',
    at: (world) => `?id=${world.id('series')}`,
    holds: ({ data: title }, world) => expect(title).toMatchObject({ id: world.id('series'), type: 'series' }),
  },
  {
    call: 'POST /cms/backend/excel/updateMovieDrama',
    sends: async (world) => ({
      target: 'series',
      file: await store(world, 'uploads/batch.csv', `id,weight\n${world.id('series')},7\n`),
      reason: 'Weights',
    }),
    holds: async (answer: { data: { id: number } }, world) =>
      expect(await world.stored(contentBatch, idOf(answer))).toMatchObject({ target: 'series', mode: 'sheet' }),
  },
  {
    call: 'GET /commodity/backend/product/settingByPage',
    at: () => '?pageNum=1&pageSize=5&sku=vip.month',
    holds: ({ data: page }) => expect(page).toMatchObject({ total: 1, list: [{ sku: 'vip.month' }] }),
  },
]

/** An episode: made, switched on and off; its file and its subtitles. */
export const episodeSteps: readonly Step[] = [
  {
    call: 'POST /cms/backend/episode/saveOrUpdate',
    sends: (world) => ({ content: world.id('series'), number: 2 }),
    holds: async (answer: { data: { episodeId: number } }, world) =>
      expect(await world.stored(episode, answer.data.episodeId)).toMatchObject({ content: world.id('series') }),
  },
  {
    call: 'POST /cms/backend/episode/saveOrUpdate',
    sends: (world) => ({ episodeId: world.id('episode'), title: { zh_CN: '开端', en: 'The beginning' } }),
    holds: async (_answer, world) =>
      expect(await world.stored(episode, world.id('episode'))).toMatchObject({ title: { en: 'The beginning' } }),
  },
  {
    call: 'POST /cms/backend/episode/doEnableOrDisable',
    sends: (world) => ({ episodeId: world.id('episode') }),
    holds: async (_answer, world) =>
      expect(await world.stored(episode, world.id('episode'))).toMatchObject({ enabled: true, state: 'online' }),
  },
  {
    call: 'POST /cms/backend/episode/doEnableOrDisable',
    sends: (world) => ({ episodeId: world.id('episode'), enabled: false }),
    holds: async (_answer, world) =>
      expect(await world.stored(episode, world.id('episode'))).toMatchObject({ enabled: false, state: 'ready' }),
  },
  {
    call: 'GET /media/backend/resource/downloadInfo?episodeId',
    at: (world) => `?episodeId=${world.id('episode')}`,
    holds: async ({ data: info }: { data: { url: string; name: string; size: number } }, { app }) => {
      expect(info).toMatchObject({ name: 'E1.mp4' })
      const file = await app.http.inject({ url: info.url })
      expect(file.statusCode).toBe(200)
      expect(file.rawPayload).toHaveLength(info.size)
    },
  },
  {
    call: 'POST /cms/backend/episode/saveSubtitlingList',
    sends: async (world) => ({
      episodeId: world.id('episode'),
      list: [{ language: world.id('en'), file: await store(world, 'uploads/one.srt', srt) }],
    }),
    holds: ({ data: saved }: { data: { ids: number[] } }, world) => world.keep('subtitle', saved.ids[0] ?? 0),
  },
  {
    call: 'POST /cms/backend/episode/querySubtitlingList',
    sends: (world) => ({ episodeId: world.id('episode') }),
    holds: ({ data: found }, world) =>
      expect(found).toMatchObject({ rows: [{ id: world.id('subtitle'), cues: 2, format: 'srt' }] }),
  },
]

/** Machine subtitles: asked for, held and let go on, read; then subtitles go one by one and several at once. */
export const subtitleSteps: readonly Step[] = [
  {
    call: 'POST /media/backend/episode/createAiSubtitlingTask',
    sends: (world) => ({
      episodeId: world.id('episode'),
      sourceLanguage: world.id('en'),
      targetLanguages: ['zh_CN'],
    }),
    holds: async (_answer, world) => {
      const { rows } = await world.app.services.pool.query<{ id: number }>('select id from ai_subtitle_task')
      expect(rows).toHaveLength(1)
      world.keep('task', Number(rows[0]?.id))
    },
  },
  {
    call: 'POST /media/backend/episode/queryAiSubtitlingTask',
    sends: (world) => ({ pageNum: 1, pageSize: 10, episode: world.id('episode') }),
    holds: ({ data: page }, world) =>
      expect(page).toMatchObject({ total: 1, list: [{ taskId: world.id('task'), state: 'waiting' }] }),
  },
  {
    call: 'POST /media/backend/episode/operateAiSubtitlingTask',
    sends: (world) => ({ id: world.id('task') }),
    holds: async (_answer, world) =>
      expect(await world.stored(aiSubtitleTask, world.id('task'))).toMatchObject({ state: 'paused' }),
  },
  {
    call: 'POST /media/backend/episode/operateAiSubtitlingTask',
    sends: (world) => ({ id: world.id('task') }),
    holds: async (_answer, world) =>
      expect(await world.stored(aiSubtitleTask, world.id('task'))).toMatchObject({ state: 'waiting' }),
  },
  {
    call: 'POST /media/backend/episode/operateAiSubtitlingTask',
    sends: (world) => ({ id: world.id('task'), operation: 'cancel' }),
    holds: async (_answer, world) =>
      expect(await world.stored(aiSubtitleTask, world.id('task'))).toMatchObject({ state: 'cancelled' }),
  },
  {
    call: 'GET /media/backend/episode/getAISubtitlingTaskContent',
    at: (world) => `?id=${world.id('task')}`,
    sends: async (world) => {
      const { pool } = world.app.services
      await pool.query('update ai_subtitle_task set result_subtitle = $1', [world.id('subtitle')])
      return {}
    },
    holds: ({ data: content }, world) =>
      expect(content).toMatchObject({
        taskId: world.id('task'),
        episodeId: world.id('episode'),
        lines: [data({ start: 1000, text: 'Hello' }), data({ start: 4000, text: 'World' })],
      }),
  },
  {
    call: 'DELETE /cms/backend/episode/delSubtitling?id',
    at: (world) => `?id=${world.id('subtitle')}`,
    holds: async (_answer, world) => expect(await world.stored(subtitle, world.id('subtitle'))).toBeUndefined(),
  },
  {
    call: 'POST /cms/backend/episode/batchDeleteSubtitling',
    sends: async (world) => {
      const kept = await Promise.all(
        (['en', 'zh_CN'] as const).map((language) =>
          world.app.make(subtitle, {
            episode: world.id('episode'),
            language: world.id(language),
            file: 'uploads/one.srt',
          }),
        ),
      )
      for (const [at, { id }] of kept.entries()) world.keep(`subtitle ${at}`, id)
      return { ids: kept.map(({ id }) => id) }
    },
    holds: async ({ data: done }, world) => {
      expect(done).toMatchObject({ deleted: 2 })
      for (const name of ['subtitle 0', 'subtitle 1'])
        expect(await world.stored(subtitle, world.id(name))).toBeUndefined()
    },
  },
]
