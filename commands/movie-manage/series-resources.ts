import episode from '../../src/entities/movie-manage/episode'
import resource from '../../src/entities/movie-manage/resource'
import series from '../../src/entities/movie-manage/series'
import subtitle from '../../src/entities/movie-manage/subtitle'
import { aiSubtitles } from '../packs/title-commands'
import { because, file, files, instant, int, languages, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand, unsaid } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

const reason = because({ max: 200 })

/** The title whose episodes the page shows: filled in from the page's own query. */
const content = asked(episode, 'content', { required: true })

/** Dropped files find their episode by name (S01E02, 第2集, EP02); the matching is shown before the upload starts. */
export const uploadFiles = definePageCommand({
  asks: {
    content,
    files: files({ required: true, accept: ['mp4', 'mkv', 'mov', 'ts'] }),
    profile: asked(resource, 'profile', { required: true }),
    priority: asked(resource, 'priority'),
  },
  call: 'POST /media/backend/resource/uploadFiles',
  keys: 'u',
  icon: 'upload',
})

export const addRange = definePageCommand({
  asks: {
    content,
    from: int({ required: true, min: 1, max: 3000 }),
    to: int({ required: true, min: 1, max: 3000 }),
    titlePattern: string({ max: 100 }),
  },
  keys: 'n',
  icon: 'list-plus',
})

/** Moves a range at once; watch progress and purchases stay with the episode. */
export const renumber = defineCommand(episode, {
  on: 'rows',
  asks: { startAt: int({ required: true, min: 1, max: 3000 }) },
  icon: 'list-ordered',
})

export const planEpisodes = definePageCommand({
  asks: {
    content,
    firstEpisode: int({ required: true, min: 1, max: 3000 }),
    from: instant({ required: true }),
    updateDays: asked(series, 'updateDays', { required: true }),
    episodesPerUpdate: asked(series, 'episodesPerUpdate', { required: true }),
  },
  icon: 'calendar-days',
})

export const uploadSubtitles = definePageCommand({
  asks: { content, files: files({ required: true, accept: ['srt', 'vtt', 'ass'] }), kind: asked(subtitle, 'kind') },
  call: 'POST /cms/backend/episode/saveSubtitlingList',
  icon: 'captions',
})

export const deleteSubtitles = defineCommand(episode, {
  on: 'rows',
  asks: { languages: languages({ required: true }), reason },
  call: 'POST /cms/backend/episode/batchDeleteSubtitling',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'typed',
  destroys: true,
  icon: 'captions-off',
})

export const createAiSubtitles = defineCommand(episode, {
  on: 'rows',
  asks: aiSubtitles,
  call: 'POST /media/backend/episode/createAiSubtitlingTask',
  icon: 'bot',
  alsoCalled: ['machine subtitles', '机翻字幕'],
})

/** A link that lives 15 minutes and carries the account's name. */
export const downloadSource = defineCommand(episode, {
  audits: 'download',
  on: 'row',
  reads: ['resourceState'],
  when: (row) => hasFile(row.resourceState),
  call: 'GET /media/backend/resource/downloadInfo',
  plain: true,
  icon: 'download',
})

/** The old outputs play on until all new ones are ready, then they are swapped at once. */
export const replaceSource = defineCommand(episode, {
  on: 'row',
  reads: ['resourceState'],
  when: (row) => hasFile(row.resourceState),
  asks: { file: file({ required: true }), reason },
  danger: 'confirm',
  icon: 'replace',
})

export const retranscode = defineCommand(episode, {
  on: 'rows',
  reads: ['resourceState'],
  when: (row) => hasFile(row.resourceState),
  asks: {
    profile: asked(resource, 'profile', { required: true }),
    priority: asked(resource, 'priority'),
  },
  icon: 'refresh-cw',
})

export const setMarkers = defineCommand(episode, {
  on: 'rows',
  asks: {
    introStart: asked(episode, 'introStart'),
    introEnd: asked(episode, 'introEnd'),
    outroStart: asked(episode, 'outroStart'),
  },
  keys: 'i',
  icon: 'bookmark',
})

export const setAccess = defineCommand(episode, {
  on: 'rows',
  asks: { access: asked(episode, 'access', { required: true }) },
  keys: 'a',
  icon: 'lock-keyhole',
})

export const detectMarkers = defineCommand(episode, {
  on: 'rows',
  reads: ['resourceState'],
  when: (row) => hasFile(row.resourceState),
  icon: 'scan',
})

export const exportGrid = definePageCommand({ asks: { content }, icon: 'grid-3x3' })

export const retryResource = defineCommand(resource, { on: 'rows', does: move(), icon: 'rotate-cw' })

export const cancelResource = defineCommand(resource, {
  on: 'rows',
  does: move(),
  inverse: 'retryResource',
  icon: 'circle-x',
})

export const acceptCheck = defineCommand(resource, { on: 'rows', does: move(), asks: { reason }, icon: 'badge-check' })

export const rejectCheck = defineCommand(resource, { on: 'rows', does: move(), asks: { reason }, icon: 'badge-x' })

export const takeOffline = defineCommand(resource, {
  on: 'rows',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'bringBack',
  icon: 'cloud-off',
})

export const bringBack = defineCommand(resource, { on: 'rows', does: move(), inverse: 'takeOffline', icon: 'cloud' })

export const publishSubtitle = defineCommand(subtitle, {
  on: 'rows',
  does: move(),
  inverse: 'withdrawSubtitle',
  icon: 'captions',
})

export const withdrawSubtitle = defineCommand(subtitle, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'publishSubtitle',
  icon: 'captions-off',
})

export const assignProofreader = defineCommand(subtitle, {
  on: 'rows',
  does: move(),
  asks: { proofreader: asked(subtitle, 'proofreader', { required: true }) },
  icon: 'user-pen',
})

export const shiftSubtitle = defineCommand(subtitle, {
  on: 'rows',
  asks: { offsetMs: asked(subtitle, 'offsetMs', { required: true }) },
  icon: 'move-horizontal',
})

export const openEditor = defineCommand(subtitle, {
  on: 'row',
  does: leadTo('/movie-manage/subtitle-edit?subtitle={id}'),
  icon: 'pencil-line',
})

function hasFile(resourceState: string | null): true | string {
  return (resourceState !== null && resourceState !== 'none') || 'movie-manage.series-resources.noFile'
}
