import { z } from 'zod'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import { storageKeyShape } from '../../../fields/storage-key'
import { registry } from '../../declarations'
import { followChanges } from '../../operations/follow-changes'
import { readRecord } from '../../operations/detail'
import { badField } from '../../pipeline/errors'
import { defineOperation } from '../../pipeline/operation'
import { dropCues } from './cue-rows'
import { saveSubtitleFile } from './upload-subtitles'

const page = 'MovieManage:seriesResources'
/** Files of every kind of title are worked on by the same calls. */
const pages = ['MovieManage:movieResources', page, 'MovieManage:shortResources']
const id = z.coerce.number('error.notNumber').int('error.notWhole').min(1)

/** The subtitles of an episode. */
export const querySubtitles = defineOperation({
  id: 'episode.querySubtitles',
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
  method: 'DELETE',
  url: '/cms/backend/episode/delSubtitling',
  guard: { anyOf: pages.map((each) => `${each}.deleteSubtitles`) },
  input: z.strictObject({ id }),
  audit: { kind: 'delete', code: `${page}.deleteSubtitles`, entity: subtitle.name, danger: true },
  run: async (context, input) => {
    const row = await context.records.get(subtitle, input.id)
    if (row.state === 'published' && row.isDefault) throw badField('id', 'error.subtitleIsDefault')
    await dropCues(context, [row.id])
    await context.records.remove(subtitle, row)
    await followChanges(context, context.records.changes)
  },
})
