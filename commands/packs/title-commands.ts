import { because, bool, choice, file, instant, int, json, languages, oneOf, ref, refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser, leadTo, move, saveThen, translateTexts } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import aiSubtitleTask from '../../src/entities/movie-manage/ai-subtitle-task'
import type contentItem from '../../src/entities/movie-manage/content-item'
import type contentVideo from '../../src/entities/movie-manage/content-video'
import type movie from '../../src/entities/movie-manage/movie'
import series from '../../src/entities/movie-manage/series'
import type short from '../../src/entities/movie-manage/short'

type Shared = keyof typeof movie.fields & keyof typeof series.fields & keyof typeof short.fields

/** A movie, a series or a short drama, by the fields that all three have. */
export type TitleEntity = Entity<
  string,
  Omit<Pick<typeof series.fields, Shared>, 'access'>,
  NonNullable<(typeof series)['states']>
>

/** A title in episodes that come out one after the other. */
export type SerialEntity = Entity<
  string,
  TitleEntity['fields'] & Pick<typeof series.fields, 'totalEpisodes' | 'releasedEpisodes' | 'serialState'>,
  NonNullable<(typeof series)['states']>
>

/** What machine subtitles are made from, into, and how. */
export const aiSubtitles = {
  mode: asked(aiSubtitleTask, 'mode', { required: true }),
  sourceLanguage: asked(aiSubtitleTask, 'sourceLanguage', { required: true }),
  targetLanguages: languages({ required: true }),
  engine: asked(aiSubtitleTask, 'engine', { required: true }),
  priority: asked(aiSubtitleTask, 'priority'),
  proofread: asked(aiSubtitleTask, 'proofread'),
}

/** The commands of whatever can be watched, on the records of one kind or on those of all kinds together. */
export function contentCommands(
  kind: typeof movie | typeof series | typeof short | typeof contentItem | typeof contentVideo,
) {
  const entity = kind as unknown as TitleEntity
  const reason = because()
  const tags = refs('tag', { required: true })
  const areas = asked(entity, 'areas', { required: false })
  return {
    submit: defineCommand(entity, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' }),
    /** By another person than whoever submitted it. */
    approve: defineCommand(entity, { audits: 'approve', on: 'rows', does: move(), keys: 'a', icon: 'badge-check' }),
    reject: defineCommand(entity, {
      audits: 'approve',
      on: 'rows',
      does: move(),
      asks: {
        reasonCode: choice({ dictionary: 'titleRejectReason', required: true }),
        reason,
      },
      keys: 'd',
      icon: 'badge-x',
    }),
    publish: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { areas },
      inverse: 'takeDown',
      keys: 'b',
      icon: 'circle-arrow-up',
      alsoCalled: ['put on shelf', 'go live', '上线'],
    }),
    schedule: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { publishAt: asked(entity, 'publishAt', { required: true }), offAt: asked(entity, 'offAt') },
      inverse: 'unschedule',
      icon: 'calendar-clock',
    }),
    unschedule: defineCommand(entity, { on: 'rows', does: move(), icon: 'calendar-x' }),
    takeDown: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: {
        areas,
        reasonCode: choice({ dictionary: 'titleTakeDownReason', required: true }),
        reason: because({ required: false }),
      },
      danger: 'typed',
      destroys: true,
      inverse: 'publish',
      keys: 'o',
      icon: 'circle-arrow-down',
      alsoCalled: ['take off shelf', 'unpublish', '下线'],
    }),
    /** A blocked title is playable nowhere, also not from a link. */
    block: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason, evidence: file() },
      danger: 'typed',
      destroys: true,
      inverse: 'unblock',
      icon: 'shield-ban',
    }),
    unblock: defineCommand(entity, { on: 'rows', does: move(), asks: { reason }, icon: 'shield-check' }),
    archive: defineCommand(entity, { on: 'rows', does: move(), asks: { reason }, inverse: 'restore', icon: 'archive' }),
    restore: defineCommand(entity, { on: 'rows', does: move(), inverse: 'archive', icon: 'archive-restore' }),
    setAreas: defineCommand(entity, {
      on: 'rows',
      asks: {
        areas: asked(entity, 'areas', { required: true }),
        clients: asked(entity, 'clients', { emptyMeans: 'asBefore' }),
        how: oneOf(['replace', 'add', 'remove'], { required: true }),
      },
      icon: 'globe',
    }),
    setWeight: defineCommand(entity, {
      on: 'rows',
      asks: { weight: asked(entity, 'weight', { required: true }) },
      keys: 'i',
      icon: 'scale',
    }),
    addTags: defineCommand(entity, { on: 'rows', asks: { tags }, inverse: 'removeTags', keys: 't', icon: 'tags' }),
    removeTags: defineCommand(entity, { on: 'rows', asks: { tags }, inverse: 'addTags', icon: 'tags' }),
    assignUp: defineCommand(entity, {
      on: 'rows',
      asks: { up: asked(entity, 'up', { required: true }) },
      icon: 'user-pen',
    }),
    translate: defineCommand(entity, {
      on: 'rows',
      does: translateTexts(),
      asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
      icon: 'languages',
    }),
    reindex: defineCommand(entity, { on: 'rows', icon: 'search-check' }),
    purgeCdn: defineCommand(entity, {
      on: 'rows',
      asks: { what: oneOf(['images', 'playlists', 'all'], { required: true }) },
      icon: 'brush-cleaning',
      alsoCalled: ['clear CDN cache', '清 CDN 缓存', '清理 CDN 缓存'],
    }),
    copyDeepLink: defineCommand(entity, { on: 'row', does: inBrowser(), icon: 'link' }),
    addToSingle: defineCommand(entity, {
      on: 'rows',
      asks: { single: ref('single', { required: true }) },
      icon: 'list-plus',
      alsoCalled: ['add to album', '加入专题'],
    }),
    /** One send for all chosen titles, which starts at its hour. */
    sendCoverLabel: defineCommand(entity, {
      on: 'rows',
      asks: {
        coverLabel: ref('coverLabel', { required: true }),
        startsAt: instant({ required: true }),
        endsAt: instant(),
      },
      icon: 'badge',
    }),
  }
}

/** The commands that every kind of title has, on the records of one kind. */
export function titleCommands(kind: typeof movie | typeof series | typeof short) {
  const entity = kind as unknown as TitleEntity
  return {
    ...contentCommands(kind),
    rework: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason: because({ required: false }) },
      icon: 'undo-2',
    }),
    /** Draws from the pool of `GET /cms/backend/up/getRandom`, again for each row. */
    assignRandomUp: defineCommand(entity, { on: 'rows', icon: 'dices' }),
    requestAiSubtitles: defineCommand(entity, {
      on: 'rows',
      asks: aiSubtitles,
      call: 'POST /media/backend/episode/createAiSubtitlingTask',
      icon: 'bot',
      alsoCalled: ['machine subtitles', '机翻字幕'],
    }),
    mergeDuplicate: defineCommand(entity, {
      on: 'row',
      asks: { into: ref('contentItem', { required: true }), reason: because() },
      danger: 'confirm',
      icon: 'merge',
    }),
    exportGaps: definePageCommand({ asks: { languages: languages({ required: true }) }, icon: 'file-warning' }),
    /** The sheet that a batch update takes back. */
    exportSheet: defineCommand(entity, {
      on: 'rows',
      asks: { columns: json<string[]>({ required: true }) },
      call: 'POST /excel/common/export',
      icon: 'file-spreadsheet',
    }),
  }
}

/** The commands of the form that a title is written in. */
export function titleFormCommands(kind: typeof movie | typeof series | typeof short, files: `/${string}`) {
  return {
    saveAndSubmit: definePageCommand({ does: saveThen('submit'), keys: 'Mod+Enter', icon: 'send-to-back' }),
    saveAndFiles: definePageCommand({ does: saveThen(leadTo(`${files}?content={id}`)), icon: 'upload' }),
    /** Field by field, the latest change first. */
    showHistory: definePageCommand({
      asks: { id: ref(kind.name, { required: true }) },
      icon: 'history',
      alsoCalled: ['compare versions', 'versions', '对比版本'],
    }),
  }
}

/** The commands of a title in episodes, without those that it shares with a title in one part. */
export function serialCommands(kind: typeof series | typeof short) {
  const entity = kind as unknown as SerialEntity
  return {
    pauseSerial: defineCommand(entity, {
      on: 'rows',
      reads: ['serialState'],
      when: (row) => row.serialState === 'airing' || 'movie-manage.series-list.pauseSerial.notAiring',
      asks: { reason: because() },
      inverse: 'resumeSerial',
      icon: 'pause',
    }),
    resumeSerial: defineCommand(entity, {
      on: 'rows',
      reads: ['serialState'],
      when: (row) => row.serialState === 'paused' || 'movie-manage.series-list.resumeSerial.notPaused',
      inverse: 'pauseSerial',
      icon: 'play',
    }),
    /** Needs all of its episodes enabled. */
    finishSerial: defineCommand(entity, {
      on: 'rows',
      reads: ['serialState', 'releasedEpisodes', 'totalEpisodes'],
      when: (row) => {
        if (row.serialState === 'finished') return 'movie-manage.series-list.finishSerial.finished'
        return row.releasedEpisodes === row.totalEpisodes || 'movie-manage.series-list.finishSerial.episodesMissing'
      },
      icon: 'circle-check-big',
    }),
    planEpisodes: defineCommand(entity, {
      on: 'row',
      asks: {
        firstEpisode: int({ required: true, min: 1, max: 3000 }),
        from: instant({ required: true }),
        updateDays: asked(series, 'updateDays', { required: true }),
        episodesPerUpdate: asked(series, 'episodesPerUpdate', { required: true }),
      },
      icon: 'calendar-days',
    }),
  }
}
