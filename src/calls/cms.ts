import { z } from 'zod'
import subtitle from '../entities/movie-manage/subtitle'
import tag from '../entities/movie-manage/tag'
import up from '../entities/movie-manage/up'
import { languageShape } from '../fields/languages/shape'
import { storageKeyShape } from '../fields/storage-key'
import { defineCall } from './define-call'
import { listRows, record } from './records'
import { captions, nothing, whole, written } from './shared'

/** The languages that titles, sound tracks and subtitles may be in. */
export const languageList = defineCall({
  method: 'GET',
  url: '/cms/backend/movie/langList',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      nativeName: z.string(),
      rtl: z.boolean().nullable(),
      subtitles: z.boolean().nullable(),
      audio: z.boolean().nullable(),
    }),
  ),
})

const tags = z.array(
  z.strictObject({
    id: z.number(),
    code: z.string(),
    name: captions,
    type: z.enum(tag.fields.type.of),
    parent: z.number().nullable(),
    applies: z.enum(tag.fields.applies.of).nullable(),
    showInFilter: z.boolean().nullable(),
    hasChildren: z.boolean(),
  }),
)

/** The enabled tags of a type, those without a parent first. */
export const tagsByType = defineCall({
  method: 'POST',
  url: '/cms/backend/tags/allByType',
  input: z.strictObject({ type: z.enum(tag.fields.type.of, 'error.notChoice') }),
  output: tags,
})

/** The enabled tags just below another. */
export const childTags = defineCall({
  method: 'POST',
  url: '/cms/backend/tags/getChildTags',
  input: z.strictObject({ id: whole }),
  output: tags,
})

export const copyrightTags = defineCall({
  method: 'GET',
  url: '/cms/backend/tags/allCopyrightTag',
  input: nothing,
  output: tags,
})

export const platformTags = defineCall({
  method: 'GET',
  url: '/cms/backend/tags/allPlatformTag',
  input: nothing,
  output: tags,
})

/** A series or a film in full, by the id that titles of every kind share, with what it lacks. */
export const titleById = defineCall({
  method: 'GET',
  url: '/cms/backend/content/getDramaOrMovieById',
  input: z.strictObject({ id: whole }),
  output: record.extend({
    type: z.enum(['series', 'movie']),
    title: captions.exactOptional(),
    coverVertical: z.string().nullable().exactOptional(),
    /** Of a series alone. */
    releasedEpisodes: z.number().nullable().exactOptional(),
    totalEpisodes: z.number().nullable().exactOptional(),
    /** In percent. */
    completeness: z.number().nullable().exactOptional(),
    state: z.string().exactOptional(),
    missing: z.array(
      z.strictObject({
        field: z.string(),
        /** A caption id. */
        problem: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
        /** Without it the title cannot be put on the shelf. */
        isNeeded: z.boolean(),
      }),
    ),
  }),
})

/** Draws an uploader from the pool. */
export const drawUp = defineCall({
  method: 'GET',
  url: '/cms/backend/up/getRandom',
  input: nothing,
  output: z.strictObject({
    id: z.number(),
    label: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    kind: z.enum(up.fields.kind.of),
  }),
})

/** How far the episodes of a title have come: by definition, by subtitle language, by sound track. */
export const readinessGrid = defineCall({
  method: 'GET',
  url: '/cms/backend/episode/readiness',
  input: z.strictObject({ content: whole }),
  output: z.strictObject({
    definitions: z.array(z.string()),
    subtitles: z.array(z.string()),
    audio: z.array(z.string()),
    /** A line an episode. */
    lines: z.array(
      z.strictObject({
        id: z.number(),
        number: z.number(),
        part: z.string(),
        /** One for each definition, then for each subtitle language, then for each sound track. */
        cells: z.array(z.enum(['ready', 'running', 'failed', 'missing'])),
      }),
    ),
  }),
})

const recordId = whole.min(1)

/** The subtitles of an episode. */
export const querySubtitles = defineCall({
  method: 'POST',
  url: '/cms/backend/episode/querySubtitlingList',
  input: z.strictObject({ episodeId: recordId }),
  output: listRows,
})

/** Saves subtitles of one episode, each under its language and kind. */
export const saveSubtitles = defineCall({
  method: 'POST',
  url: '/cms/backend/episode/saveSubtitlingList',
  input: z.strictObject({
    episodeId: recordId,
    list: z
      .array(
        z.strictObject({
          language: recordId,
          kind: z.enum(subtitle.fields.kind.of, 'error.notChoice').default('normal'),
          file: storageKeyShape({ accept: ['srt', 'vtt', 'ass'] }),
          offsetMs: z.number('error.notNumber').int('error.notWhole').min(-600_000).max(600_000).optional(),
          isDefault: z.boolean('error.notYesNo').optional(),
        }),
        'error.notList',
      )
      .min(1, 'error.tooFew')
      .max(100, 'error.tooMany'),
  }),
  output: written({ ids: z.array(z.number()) }),
})

/** Removes one subtitle. */
export const deleteSubtitle = defineCall({
  method: 'DELETE',
  url: '/cms/backend/episode/delSubtitling',
  input: z.strictObject({ id: recordId }),
  output: written({}),
})

/**
 * Removes several subtitles: by their own ids, or of an episode, all of them or those in some languages. A published one that players
 * fall back on stays.
 */
export const deleteSubtitleBatch = defineCall({
  method: 'POST',
  url: '/cms/backend/episode/batchDeleteSubtitling',
  input: z
    .strictObject({
      ids: z.array(recordId, 'error.notList').min(1, 'error.tooFew').max(1_000, 'error.tooMany').optional(),
      episodeId: recordId.optional(),
      languages: z.array(languageShape(), 'error.notList').optional(),
      reason: z.string().max(300, 'error.tooLong').optional(),
    })
    .refine(({ ids, episodeId }) => ids !== undefined || episodeId !== undefined, {
      error: 'error.required',
      path: ['ids'],
    }),
  output: written({ deleted: z.number() }),
})
