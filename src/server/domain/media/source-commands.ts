import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import type { Row } from '../../../schema/entity'
import { markersLike } from '../../media/markers-like'
import type { Context } from '../../pipeline/operation'

export const noSource = 'movie-manage.series-resources.noFile'

export const fresh = { attempts: 0, progress: 0, state: 'queued' } as const

/** The latest source of an episode that is or was played. */
export async function sourceOf({ records }: Context, id: number): Promise<Row<typeof resource> | undefined> {
  const files = await records.where(resource, { episode: id, role: 'source' })
  const stored = files.filter(({ file }) => file !== null)
  return stored.filter(({ state }) => state === 'ready').at(-1) ?? stored.at(-1)
}

export async function found({ records }: Context, row: Row<typeof episode>) {
  const others = await records.where(episode, { content: row.content, part: row.part }, 3000)
  return markersLike(
    row.duration,
    others.filter(({ id }) => id !== row.id),
  )
}
