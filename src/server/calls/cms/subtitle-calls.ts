import { z } from 'zod'
import languageEntity from '../../../entities/develop-manage/language'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import { languageShape } from '../../../fields/languages/shape'
import { storageKeyShape } from '../../../fields/storage-key'
import { registry } from '../../base/declarations'
import { removeSubtitles } from '../../domain/titles/remove-subtitles'
import { saveSubtitleFile } from '../../domain/titles/upload-subtitles'
import { readRecord } from '../../operations/detail'
import { followChanges } from '../../operations/follow-changes'
import { badField, refused } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

const page = 'MovieManage:seriesResources'

/** Files of every kind of title are worked on by the same calls. */
const pages = ['MovieManage:movieResources', page, 'MovieManage:shortResources']

const id = z.coerce.number('error.notNumber').int('error.notWhole').min(1)

/** The subtitles of an episode. */
export const querySubtitles = defineOperation({
  id: 'episode.querySubtitles',
  about: { entity: episode, by: 'episodeId' },
  method: 'POST',
  url: '/cms/backend/episode/querySubtitlingList',
  guard: { anyOf: pages },
  input: z.strictObject({ episodeId: id }),
  run: async (context, { episodeId }) => {
    await context.records.get(episode, episodeId)
    const rows = await context.records.where(subtitle, { episode: episodeId })
    return { rows: await Promise.all(rows.map((row) => readRecord(registry, subtitle, context, row.id))) }
  },
})

/** Saves subtitles of one episode, each under its language and kind. */
export const saveSubtitles = defineOperation({
  id: 'episode.saveSubtitles',
  about: { entity: episode, by: 'episodeId' },
  method: 'POST',
  url: '/cms/backend/episode/saveSubtitlingList',
  guard: { anyOf: pages.map((each) => `${each}.uploadSubtitles`) },
  input: z.strictObject({
    episodeId: id,
    list: z
      .array(
        z.strictObject({
          language: id,
          kind: z.enum(['normal', 'sdh', 'forced'], 'error.notChoice').default('normal'),
          file: storageKeyShape({ accept: ['srt', 'vtt', 'ass'] }),
          offsetMs: z.number('error.notNumber').int('error.notWhole').min(-600_000).max(600_000).optional(),
          isDefault: z.boolean('error.notYesNo').optional(),
        }),
        'error.notList',
      )
      .min(1, 'error.tooFew')
      .max(100, 'error.tooMany'),
  }),
  audit: { kind: 'edit', code: `${page}.uploadSubtitles`, entity: subtitle.name },
  run: async (context, { episodeId, list }) => {
    const owner = await context.records.get(episode, episodeId)
    const ids: number[] = []
    for (const { language, kind, file, offsetMs, isDefault } of list) {
      const more = { ...(offsetMs !== undefined && { offsetMs }), ...(isDefault !== undefined && { isDefault }) }
      const saved = await saveSubtitleFile(context, owner, language, kind, { key: file, name: file }, more)
      ids.push(saved.id)
    }
    await followChanges(context, context.records.changes)
    return { ids }
  },
})

/** Removes one subtitle. */
export const deleteSubtitle = defineOperation({
  id: 'episode.deleteSubtitle',
  about: { entity: subtitle, by: 'id' },
  method: 'DELETE',
  url: '/cms/backend/episode/delSubtitling',
  guard: { anyOf: pages.map((each) => `${each}.deleteSubtitles`) },
  input: z.strictObject({ id }),
  audit: { kind: 'delete', code: `${page}.deleteSubtitles`, entity: subtitle.name, danger: true },
  run: async (context, input) => {
    const row = await context.records.get(subtitle, input.id)
    if (row.state === 'published' && row.isDefault) throw badField('id', 'error.subtitleIsDefault')
    await removeSubtitles(context, [row])
    await followChanges(context, context.records.changes)
  },
})

/**
 * Removes several subtitles: by their own ids, or of an episode, all of them or those in some languages. A published one that players
 * fall back on stays.
 */
export const deleteSubtitleBatch = defineOperation({
  id: 'episode.deleteSubtitles',
  method: 'POST',
  url: '/cms/backend/episode/batchDeleteSubtitling',
  guard: { anyOf: pages.map((each) => `${each}.deleteSubtitles`) },
  input: z
    .strictObject({
      ids: z.array(id, 'error.notList').min(1, 'error.tooFew').max(1_000, 'error.tooMany').optional(),
      episodeId: id.optional(),
      languages: z.array(languageShape(), 'error.notList').optional(),
      reason: z.string().max(300, 'error.tooLong').optional(),
    })
    .refine(({ ids, episodeId }) => ids !== undefined || episodeId !== undefined, {
      error: 'error.required',
      path: ['ids'],
    }),
  // Of the console's command, `id` is the episode's.
  reword: ({ id: episodeId, ...rest }) => (episodeId === undefined ? rest : { episodeId, ...rest }),
  why: 'reason',
  audit: { kind: 'delete', code: `${page}.deleteSubtitles`, entity: subtitle.name, danger: true },
  run: async (context, { ids, episodeId, languages }) => {
    const { records } = context
    const language = languages && (await records.where(languageEntity, { code: languages })).map((each) => each.id)
    const rows = ids
      ? await Promise.all(ids.map((each) => records.get(subtitle, each)))
      : await records.where(subtitle, { episode: episodeId ?? 0, ...(language && { language }) })
    if (rows.length === 0) throw refused('movie-manage.series-resources.deleteSubtitles.none')
    if (ids && rows.some((row) => row.state === 'published' && row.isDefault))
      throw badField('ids', 'error.subtitleIsDefault')
    await removeSubtitles(context, rows)
    await followChanges(context, context.records.changes)
    return { deleted: rows.length }
  },
})
