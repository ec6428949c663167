/*
 * How the episodes of a title and what belongs to them are listed: alike for movies, series and short dramas, which are
 * worked on by the same people.
 */

export const episodeList = {
  kind: 'list',
  openedBy: ['content'],
  columns: [
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
  sort: 'number',
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
  columns: fileColumns,
  sort: '-createdAt',
} as const

export const subtitleList = {
  kind: 'list',
  subpage: 2,
  icon: 'captions',
  columns: subtitleColumns,
  sort: '-createdAt',
  verbs: ['create', 'edit', 'delete'],
} as const

export const aiTaskList = {
  kind: 'list',
  subpage: 3,
  icon: 'list-todo',
  columns: [
    'mode',
    'sourceLanguage',
    'targetLanguage',
    'engine',
    'priority',
    'progress',
    'cost',
    'quality',
    'proofreader',
    'state',
    'error',
    'createdAt',
  ],
  sort: '-createdAt',
} as const
