import { detectMarkers, replaceSource, retranscode } from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import { fileName } from '../../../fields/storage-key'
import type { Row } from '../../../schema/entity'
import { markersLike } from '../../media/markers-like'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'
import { queueTranscoding } from './transcode'

const noSource = 'movie-manage.series-resources.noFile'

/** A new source is made ready beside the old files, which play on until it takes their place. */
export const replacingSource = handle(replaceSource, {
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
})

/** Makes a new output of the source. */
export const retranscoding = handle(retranscode, {
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
})

/** Nobody listens to the sound here: an episode gets the marks that most others of its title have. */
export const detectingMarkers = handle(detectMarkers, {
  check: async (context, row) =>
    (await found(context, row)) !== undefined || 'movie-manage.series-resources.detectMarkers.nothing',
  run: async (context, row) => {
    const markers = await found(context, row)
    if (markers) await saveWithRules(context, episode, row, { ...markers })
    return { by: 'embedded', note: 'movie-manage.series-resources.detectMarkers.embedded' }
  },
})

const fresh = { attempts: 0, progress: 0, state: 'queued' } as const

/** The latest source of an episode that is or was played. */
export async function sourceOf({ records }: Context, id: number): Promise<Row<typeof resource> | undefined> {
  const files = await records.where(resource, { episode: id, role: 'source' })
  const stored = files.filter(({ file }) => file !== null)
  return stored.filter(({ state }) => state === 'ready').at(-1) ?? stored.at(-1)
}

async function found({ records }: Context, row: Row<typeof episode>) {
  const others = await records.where(episode, { content: row.content, part: row.part }, 3000)
  return markersLike(
    row.duration,
    others.filter(({ id }) => id !== row.id),
  )
}
