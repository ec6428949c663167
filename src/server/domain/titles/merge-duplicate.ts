import contentItem from '../../../entities/movie-manage/content-item'
import episode from '../../../entities/movie-manage/episode'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { maxMoved, moveReferences } from './move-references'
import { ofTitles, type Title, type TitleKind } from './title-kinds'

/**
 * Hands what belongs to a title over to the one it is a duplicate of, and archives it. Episodes whose number the other
 * has already stay behind with it.
 */
export const mergeDuplicate = ofTitles('mergeDuplicate', ({ entity, name }) => ({
  check: async (_context, { state }) =>
    state === 'draft' || state === 'offShelf' || 'movie-manage.series-list.mergeDuplicate.onShelf',
  run: async (context, title, { into, reason }) => {
    await guardTarget(context, name, title, into)
    const moved = await moveEpisodes(context, title.id, into)
    const others = await moveReferences(context, contentItem, title.id, into, [episode])
    await context.records.update(entity, title, { state: 'archived', stateReason: reason })
    return { episodes: moved, others, into }
  },
}))

async function guardTarget({ records }: Context, kind: TitleKind['name'], title: Title, into: number): Promise<void> {
  if (into === title.id) throw badField('into', 'movie-manage.series-list.mergeDuplicate.itself')
  const [target] = await records.where(contentItem, { id: into })
  if (target?.type !== kind) throw badField('into', 'movie-manage.series-list.mergeDuplicate.otherKind')
  if (target.state === 'archived' || target.state === 'blocked')
    throw badField('into', 'movie-manage.series-list.mergeDuplicate.notOpen')
}

async function moveEpisodes({ records }: Context, from: number, into: number): Promise<number> {
  const [own, taken] = [
    await records.where(episode, { content: from }, maxMoved),
    await records.where(episode, { content: into }, maxMoved),
  ]
  const keys = new Set(taken.map(({ part, number }) => `${part} ${number}`))
  const free = own.filter(({ part, number }) => !keys.has(`${part} ${number}`))
  for (const each of free) await records.update(episode, each, { content: into })
  return free.length
}
