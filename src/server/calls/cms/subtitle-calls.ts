import * as calls from '../../../calls/cms'
import languageEntity from '../../../entities/develop-manage/language'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import { registry } from '../../base/declarations'
import { removeSubtitles } from '../../domain/titles/remove-subtitles'
import { saveSubtitleFile } from '../../domain/titles/upload-subtitles'
import { readRecord } from '../../operations/detail'
import { followChanges } from '../../operations/follow-changes'
import { badField, refused } from '../../base/errors'
import { serve } from '../../pipeline/serve'

const page = 'MovieManage:seriesResources'

/** Files of every kind of title are worked on by the same calls. */
const pages = ['MovieManage:movieResources', page, 'MovieManage:shortResources']

/** The subtitles of an episode. */
export const querySubtitles = serve(calls.querySubtitles, {
  id: 'episode.querySubtitles',
  about: { entity: episode, by: 'episodeId' },
  guard: { anyOf: pages },
  run: async (context, { episodeId }) => {
    await context.records.get(episode, episodeId)
    const rows = await context.records.where(subtitle, { episode: episodeId })
    return { rows: await Promise.all(rows.map((row) => readRecord(registry, subtitle, context, row.id))) }
  },
})

/** Saves subtitles of one episode, each under its language and kind. */
export const saveSubtitles = serve(calls.saveSubtitles, {
  id: 'episode.saveSubtitles',
  about: { entity: episode, by: 'episodeId' },
  guard: { anyOf: pages.map((each) => `${each}.uploadSubtitles`) },
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
export const deleteSubtitle = serve(calls.deleteSubtitle, {
  id: 'episode.deleteSubtitle',
  about: { entity: subtitle, by: 'id' },
  guard: { anyOf: pages.map((each) => `${each}.deleteSubtitles`) },
  audit: { kind: 'delete', code: `${page}.deleteSubtitles`, entity: subtitle.name, danger: true },
  run: async (context, input) => {
    const row = await context.records.get(subtitle, input.id)
    if (row.state === 'published' && row.isDefault) throw badField('id', 'error.subtitleIsDefault')
    await removeSubtitles(context, [row])
    await followChanges(context, context.records.changes)
    return {}
  },
})

/**
 * Removes several subtitles: by their own ids, or of an episode, all of them or those in some languages. A published one that players
 * fall back on stays.
 */
export const deleteSubtitleBatch = serve(calls.deleteSubtitleBatch, {
  id: 'episode.deleteSubtitles',
  guard: { anyOf: pages.map((each) => `${each}.deleteSubtitles`) },
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
