import resource from '../../../entities/movie-manage/resource'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

type Resource = Row<typeof resource>

/**
 * Puts a ready file in the place of those before it, all at once: a source takes the place of the former source and of
 * all that was made of it, an output that of the former one of its definition.
 */
export async function swapFiles({ records }: Pick<Context, 'records'>, ready: Resource): Promise<void> {
  if (ready.episode === null) return
  const others = await records.where(resource, { episode: ready.episode, state: 'ready' })
  for (const other of others) {
    if (other.id >= ready.id) continue
    const isReplaced = ready.role === 'source' || (other.role === 'output' && other.definition === ready.definition)
    if (isReplaced) await records.update(resource, other, { state: 'offline' })
  }
}
