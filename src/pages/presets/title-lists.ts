import { episodeFilm, sourceFilm } from './episode-film'

/*
 * How the episodes of a title and what belongs to them are listed: alike for movies, series and short dramas, which are
 * worked on by the same people.
 */

export const episodeList = {
  kind: 'list',
  openedBy: ['content'],
  // Of one title's episodes each is read by its own name; of many titles', by theirs.
  lead: ['content', 'title'],
  columns: [
    'content',
    'number',
    'part',
    'cover',
    'title',
    'duration',
    'access',
    'publishAt',
    'resourceState',
    'definitions',
    'audioLanguages',
    'subtitleLanguages',
    'plays30d',
    'dropRate',
    'enabled',
    'state',
  ],
  filters: ['content', 'number', 'part', 'resourceState', 'state', 'enabled', 'subtitleLanguages', 'publishAt'],
  moreFilters: ['content.type'],
  sort: 'number',
  film: episodeFilm,
  uploads: {
    by: 'number',
    among: { part: 'main' },
    films: { command: 'uploadFiles', has: 'resourceState' },
    subtitles: { command: 'uploadSubtitles', has: 'subtitleLanguages' },
  },
  calls: {
    save: 'POST /cms/backend/episode/saveOrUpdate',
    enable: 'POST /cms/backend/episode/doEnableOrDisable',
  },
} as const

export const fileColumns = [
  'role',
  'definition',
  'codec',
  'container',
  'bitrateKbps',
  'sizeBytes',
  'audioLanguages',
  'drm',
  'cdnNode',
  'state',
  'progress',
  'checks',
  'error',
  'finishedAt',
] as const

export const subtitleColumns = [
  'language',
  'kind',
  'origin',
  'format',
  'cues',
  'coverage',
  'quality',
  'faults',
  'offsetMs',
  'isDefault',
  'proofreader',
  'complaints',
  'state',
  'updatedAt',
] as const

export const fileList = {
  kind: 'list',
  subpage: 1,
  icon: 'clapperboard',
  columns: ['originalFilename', 'episode', ...fileColumns],
  moreFilters: ['episode.content.type'],
  sort: '-createdAt',
  film: sourceFilm,
} as const

export const subtitleList = {
  kind: 'list',
  subpage: 2,
  icon: 'captions',
  columns: ['episode', ...subtitleColumns],
  moreFilters: ['episode.content.type'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'delete'],
} as const

export const aiTaskList = {
  kind: 'list',
  subpage: 3,
  icon: 'list-todo',
  columns: [
    'content',
    'episode.number',
    'mode',
    'sourceLanguage',
    'targetLanguage',
    'engine',
    'priority',
    'progress',
    'cost',
    'currency',
    'quality',
    'proofreader',
    'state',
    'error',
    'createdAt',
  ],
  moreFilters: ['content.type'],
  sort: '-createdAt',
} as const
