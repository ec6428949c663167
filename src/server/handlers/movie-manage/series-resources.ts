import { sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import subtitle from '../../../entities/movie-manage/subtitle'
import account from '../../../entities/staff-manage/account'
import type { SerialEntity } from '../../../../commands/packs/title-commands'
import { extensionOf, fileName } from '../../../fields/storage-key'
import { caption } from '../../base/captions'
import { whileDeferred } from '../../db/while-deferred'
import { missingNumbers, nextReleases, numberMark } from '../../domain/titles/add-range'
import { layOutCues } from '../../domain/titles/cue-rows'
import { hasReadyFile } from '../../domain/titles/episode-state'
import { guardPlan, run, waiting } from '../../domain/titles/plan-episodes'
import { readinessSheet } from '../../domain/titles/readiness-grid'
import { removeSubtitles } from '../../domain/titles/remove-subtitles'
import { setting } from '../../domain/titles/setting'
import type { Subtitle } from '../../domain/titles/subtitle-rules'
import type { Serial } from '../../domain/titles/title-kinds'
import { countReplaced, matchSubtitles, saveSubtitleFile } from '../../domain/titles/upload-subtitles'
import { createFor, freeLanguages, noneLeft } from '../../domain/media/ai-subtitles'
import { linkTo } from '../../domain/media/download-source'
import { matchFiles } from '../../domain/media/matched-files'
import { found, fresh, noSource, sourceOf } from '../../domain/media/source-commands'
import { swapFiles } from '../../domain/media/swap-files'
import { queueTranscoding } from '../../domain/media/transcode'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, notFound, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A subtitle that covers less of what is said stays with its proofreader. */
const leastCoverage = 80

const farthestShift = 600_000

/** After this many attempts the source itself must be at fault. */
const maxAttempts = 5

const containers = { mp4: 'mp4', mkv: 'mkv', mov: 'mov' } as const

export default handlers(commands, {
  /** Adds the episodes of a range that are not there yet; a series with a schedule gives each its hour. */
  addRange: {
    guard: async (_context, { from, to, titlePattern }) => {
      if (to < from) throw badField('to', 'error.rangeReversed')
      if (titlePattern !== null && !titlePattern.includes(numberMark) && to > from)
        throw badField('titlePattern', 'error.noNumberMark', { mark: numberMark })
    },
    preview: async (context, { content, from, to }) => {
      const missing = await missingNumbers(context, content, from, to)
      const total = to - from + 1
      const taken = total - missing.length
      const reason = { reason: caption(context.language, 'error.numberTaken'), count: taken, examples: [] }
      return { total, eligible: missing.length, reasons: taken > 0 ? [reason] : [] }
    },
    run: async (context, { content, from, to, titlePattern }) => {
      const numbers = await missingNumbers(context, content, from, to)
      if (numbers.length === 0) throw refused('error.allTaken')
      const times = await nextReleases(context, content, numbers.length)
      const added: number[] = []
      for (const [index, number] of numbers.entries()) {
        const title = titlePattern?.replaceAll(numberMark, String(number)) ?? null
        const saved = await create(context, episode, {
          content,
          number,
          part: 'main',
          ...(title !== null && { title: { zh_CN: title, en: title } }),
          ...(times[index] && { publishAt: times[index] }),
        })
        added.push(saved.id)
      }
      return { added, skipped: to - from + 1 - numbers.length }
    },
  },

  /** Removes the subtitles of episodes in the named languages. */
  deleteSubtitles: {
    check: async (context, { id }, { languages }) =>
      (await subtitlesOf(context, id, languages)).length > 0 || 'movie-manage.series-resources.deleteSubtitles.none',
    run: async (context, { id }, { languages }) => {
      await removeSubtitles(context, await subtitlesOf(context, id, languages))
    },
  },

  setMarkers: setting(commands.setMarkers),
  setAccess: setting(commands.setAccess),

  planEpisodes: {
    guard: async ({ now }, plan) => guardPlan(now, plan),
    run: async (context, { content, ...plan }) => {
      const [entity, title] = await serialOf(context, content)
      if ((await waiting(context, content, plan)).length === 0)
        throw refused('movie-manage.series-list.planEpisodes.none')
      return run(context, entity, title, plan)
    },
  },

  exportGrid: {
    run: async (context, { content }) => {
      const title = caption(context.language, 'movie-manage.series-resources.exportGrid')
      const asked = { title: `${title} #${content}`, page: '/movie-manage/series-resources', params: { content } }
      return { taskId: await requestOwnExport(context, readinessSheet, asked) }
    },
  },

  /** Gives a range of episodes of one title new numbers, in their order. The episodes stay who they are: what was watched and bought stays theirs. */
  renumber: {
    runTogether: async (context, rows, { startAt }) => {
      const [first] = rows
      if (rows.some(({ content, part }) => content !== first?.content || part !== first?.part))
        throw badField('ids', 'error.oneTitleOnly')
      const moved = [...rows].sort((a, b) => a.number - b.number)
      await whileDeferred(context.db, async () => {
        for (const [index, row] of moved.entries())
          await saveWithRules(context, episode, row, { number: startAt + index })
      })
      return { from: startAt, to: startAt + moved.length - 1 }
    },
  },

  publishSubtitle: {
    check: async (_context, { coverage }) =>
      (coverage !== null && coverage >= leastCoverage) || 'movie-manage.series-resources.publishSubtitle.coverage',
    run: async ({ records }, row) => {
      await records.update(subtitle, row, { state: 'published' })
    },
  },

  withdrawSubtitle: {
    run: async ({ records }, row) => {
      await records.update(subtitle, row, { state: 'withdrawn' })
    },
  },

  assignProofreader: {
    guard: async ({ records }, { proofreader }) => {
      const [found] = await records.where(account, { id: proofreader })
      if (found?.state !== 'active') throw badField('proofreader', 'error.noSuchRecord')
    },
    run: async (context, row, { proofreader }) => {
      await context.records.update(subtitle, row, { state: 'proofreading', proofreader })
      await layOutCues(context, row)
    },
  },

  /** Moves a subtitle by this much against where it is now. */
  shiftSubtitle: {
    check: async (_context, { offsetMs }, { offsetMs: by }) =>
      Math.abs((offsetMs ?? 0) + by) <= farthestShift || 'movie-manage.series-resources.shiftSubtitle.tooFar',
    run: async ({ records }, row, { offsetMs: by }) => {
      await records.update(subtitle, row, { offsetMs: (row.offsetMs ?? 0) + by })
    },
  },

  /** Gives each file to the episode and the language that its name speaks of; what was there before is kept as a former version in the log. */
  uploadSubtitles: {
    preview: async (context, { content, files, kind }) => {
      const matched = await matchSubtitles(context, content, files)
      const lines = matched.map(({ file, number, code }) =>
        caption(context.language, 'match.subtitle', { name: file.name, number, language: code }),
      )
      const replaced = await countReplaced(context, matched, kind ?? 'normal')
      const warning = caption(context.language, 'movie-manage.series-resources.uploadSubtitles.replaces')
      return {
        total: files.length,
        eligible: matched.length,
        reasons: [],
        lines,
        ...(replaced > 0 && { warnings: [{ warning, count: replaced, examples: [] }] }),
      }
    },
    run: async (context, { content, files, kind }) => {
      const saved: Subtitle[] = []
      for (const { file, episode: owner, language } of await matchSubtitles(context, content, files))
        saved.push(await saveSubtitleFile(context, owner, language, kind ?? 'normal', file))
      return { saved: saved.map(({ id, quality, faults }) => ({ id, quality, faults: faults?.length ?? 0 })) }
    },
  },

  /** A task for each language that the episode has no open one for. */
  createAiSubtitles: {
    check: async (context, { id }, args) => (await freeLanguages(context, id, args)).length > 0 || noneLeft,
    run: async (context, row, args) => ({ tasks: await createFor(context, row, args) }),
  },

  /** A link to the source of an episode, in the name of who asked for it. */
  downloadSource: {
    check: async (context, { id }) =>
      (await sourceOf(context, id)) !== undefined || 'movie-manage.series-resources.noFile',
    run: (context, { id }) => linkTo(context, id),
  },

  retryResource: {
    check: async (_context, { attempts }) =>
      (attempts ?? 0) < maxAttempts || 'movie-manage.series-resources.retryResource.tooMany',
    run: async (context, row) => {
      await context.records.update(resource, row, { state: 'queued', progress: 0, error: null })
      await queueTranscoding(context, row.id)
    },
  },

  cancelResource: {
    run: async ({ records }, row) => {
      await records.update(resource, row, { state: 'cancelled' })
    },
  },

  acceptCheck: {
    run: async (context, row) => {
      const finishedAt = context.now.toISOString()
      await swapFiles(
        context,
        await context.records.update(resource, row, { state: 'ready', progress: 100, finishedAt }),
      )
    },
  },

  rejectCheck: {
    run: async ({ records }, row, { reason }) => {
      await records.update(resource, row, { state: 'failed', error: reason })
    },
  },

  /** What plays an online episode stays, where nothing else could. */
  takeOffline: {
    check: async ({ records }, row) => {
      if (row.episode === null) return true
      const [owner] = await records.where(episode, { id: row.episode })
      if (owner?.state !== 'online') return true
      const ready = await records.where(resource, { episode: row.episode, state: 'ready' }, 2)
      return ready.length > 1 || 'movie-manage.series-resources.takeOffline.only'
    },
    run: async ({ records }, row) => {
      await records.update(resource, row, { state: 'offline' })
    },
  },

  bringBack: {
    run: async ({ records }, row) => {
      await records.update(resource, row, { state: 'ready' })
    },
  },

  /** A new source is made ready while the old files stay, which play on until it takes their place. */
  replaceSource: {
    check: async (context, { id }) => (await sourceOf(context, id)) !== undefined || noSource,
    run: async (context, { id }, { file }) => {
      const former = await sourceOf(context, id)
      const row = await context.records.insert(resource, {
        episode: id,
        role: 'source',
        definition: former?.definition ?? 'p1080',
        container: former?.container ?? 'mp4',
        profile: former?.profile ?? 'standard',
        audioLanguages: former?.audioLanguages ?? [],
        originalFilename: fileName(file),
        file,
        ...fresh,
      })
      await queueTranscoding(context, row.id)
      return { resource: row.id }
    },
  },

  /** Makes a new output of the source. */
  retranscode: {
    check: async (context, { id }) => (await sourceOf(context, id)) !== undefined || noSource,
    run: async (context, { id }, { profile, priority }) => {
      const source = await sourceOf(context, id)
      if (!source) return
      const row = await context.records.insert(resource, {
        episode: id,
        role: 'output',
        definition: source.definition,
        container: source.container ?? 'mp4',
        audioLanguages: source.audioLanguages,
        originalFilename: source.originalFilename,
        file: source.file,
        ...fresh,
        profile,
        priority: priority ?? 'normal',
      })
      await queueTranscoding(context, row.id)
      return { resource: row.id }
    },
  },

  /** Nobody listens to the sound here: an episode gets the marks that most others of its title have. */
  detectMarkers: {
    check: async (context, row) =>
      (await found(context, row)) !== undefined || 'movie-manage.series-resources.detectMarkers.nothing',
    run: async (context, row) => {
      const markers = await found(context, row)
      if (markers) await saveWithRules(context, episode, row, { ...markers })
      return { by: 'embedded', note: 'movie-manage.series-resources.detectMarkers.embedded' }
    },
  },

  /** Gives each file to the episode that its name speaks of, which is added where it is missing. The dry run shows who gets what. */
  uploadFiles: {
    preview: async (context, { content, files }) => {
      const matched = await matchFiles(context, content, files, ({ number }) => String(number))
      const replaced = matched.filter((each) => each.episode && hasReadyFile(each.episode))
      const warning = {
        warning: caption(context.language, 'movie-manage.series-resources.uploadFiles.replaces'),
        count: replaced.length,
        examples: replaced.slice(0, 3).map(({ number }) => String(number)),
      }
      return {
        total: files.length,
        eligible: matched.length,
        reasons: [],
        lines: matched.map(({ file, number, episode: own }) =>
          caption(context.language, own ? 'match.episode' : 'match.newEpisode', { name: file.name, number }),
        ),
        ...(replaced.length > 0 && { warnings: [warning] }),
      }
    },
    run: async (context, { content, files, profile, priority }) => {
      const matched = await matchFiles(context, content, files, ({ number }) => String(number))
      const queued: { name: string; number: number; resource: number }[] = []
      for (const { file, facts, number, episode: known } of matched) {
        const owner = known ?? (await create(context, episode, { content, number, part: 'main' }))
        const row = await context.records.insert(resource, {
          episode: owner.id,
          role: 'source',
          definition: facts.definition ?? 'p1080',
          container: containers[extensionOf(file.key) as keyof typeof containers] ?? 'mp4',
          originalFilename: file.name,
          file: file.key,
          profile,
          priority: priority ?? 'normal',
          attempts: 0,
          progress: 0,
          state: 'queued',
        })
        await queueTranscoding(context, row.id)
        queued.push({ name: file.name, number, resource: row.id })
      }
      return { queued }
    },
  },
})

async function subtitlesOf({ db, records }: Context, episode: number, codes: readonly string[]): Promise<Subtitle[]> {
  const { rows } = await sql<{ id: number }>`select id from language where code = any(${[...codes]})`.execute(db)
  return records.where(subtitle, { episode, language: rows.map(({ id }) => id) })
}

/** A series, which keeps its schedule for the episodes to come, or a short drama, which keeps none. */
async function serialOf({ records }: Context, id: number): Promise<readonly [SerialEntity, Serial]> {
  for (const entity of [series, short] as unknown as SerialEntity[]) {
    const title = await records.find(entity, id)
    if (title) return [entity, title]
  }
  throw notFound(series.name, id)
}
