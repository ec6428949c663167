import { sql } from 'kysely'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import { definitions } from '../../../shared/codes'
import type { Row } from '../../../schema/entity'
import { isEqual } from '../../db/records'
import { columnsFrom, rowFrom, storageOf } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import { stateOf } from '../titles/episode-state'
import { refreshTitles } from '../titles/refresh-titles'

type Resource = Row<typeof resource>
type Episode = Row<typeof episode>

/** States in which a file is on its way. */
const underWay: readonly Resource['state'][] = ['uploading', 'queued', 'transcoding', 'checking', 'held']

/** What an episode is by its files. Those that were cancelled or taken offline do not count. */
export function fileFigures(
  files: readonly Pick<Resource, 'state' | 'definition' | 'audioLanguages' | 'duration'>[],
): Pick<Episode, 'definitions' | 'audioLanguages' | 'resourceState'> & { readonly duration: number | null } {
  const ready = files.filter(({ state }) => state === 'ready')
  const isMoving = files.some(({ state }) => underWay.includes(state))
  const hasFailed = files.some(({ state }) => state === 'failed')
  const open = isMoving ? 'processing' : hasFailed ? 'failed' : 'none'
  return {
    definitions: definitions.filter((definition) => ready.some((file) => file.definition === definition)),
    audioLanguages: [...new Set(ready.flatMap((file) => file.audioLanguages ?? []))],
    resourceState: ready.length === 0 ? open : open === 'none' ? 'ready' : 'partial',
    duration: ready.find(({ duration }) => duration !== null)?.duration ?? null,
  }
}

/**
 * Works out again what episodes are by their files, the step from waiting for a file to ready included, and then what
 * their titles are by them.
 */
export async function refreshFiles(place: Pick<Context, 'db' | 'now'>, episodes: readonly number[]): Promise<void> {
  if (episodes.length === 0) return
  const ids = [...new Set(episodes)].sort((a, b) => a - b)
  const stored = await place.db
    .selectFrom('episode')
    .selectAll()
    .where('id', '=', sql`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const files = await place.db
    .selectFrom('resource')
    .select(['episode', 'state', 'definition', 'audio_languages', 'duration'])
    .where('episode', '=', sql`any(${ids})`)
    .orderBy('id', 'desc')
    .execute()
  for (const each of stored) {
    const row = rowFrom(episode, each)
    const own = files.filter((file) => Number(file.episode) === row.id).map((file) => rowFrom(resource, file))
    const { duration, ...figures } = fileFigures(own)
    const next = { ...figures, duration: duration ?? row.duration }
    await write(place, row, { ...next, state: stateOf({ ...row, ...next }, place.now) })
  }
  await refreshTitles(
    place,
    stored.map((each) => Number(each.content)),
  )
}

async function write({ db }: Pick<Context, 'db'>, row: Episode, values: Partial<Episode>): Promise<void> {
  const before = row as unknown as Readonly<Record<string, unknown>>
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, before[name])))
  if (Object.keys(changed).length === 0) return
  await db.updateTable(storageOf(episode).table).set(columnsFrom(episode, changed)).where('id', '=', row.id).execute()
}
