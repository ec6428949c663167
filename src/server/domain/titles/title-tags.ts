import tag from '../../../entities/movie-manage/tag'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { ofTitles, type Title } from './title-kinds'

/** Tags stand in the field of their type; those of other types belong to no list of a title. */
export const addTags = ofTitles('addTags', ({ entity }) => ({
  undo: 'image',
  guard: async (context, { tags }) => {
    await sorted(context, tags)
  },
  check: async (context, title, { tags }) => {
    const next = added(title, await sorted(context, tags))
    const hasRoom = Object.entries(next).every(([name, ids]) => ids.length <= maxOf(entity, name))
    return hasRoom || 'movie-manage.series-list.addTags.tooMany'
  },
  run: async (context, title, { tags }) => {
    await saveWithRules(context, entity, title, added(title, await sorted(context, tags)))
  },
}))

export const removeTags = ofTitles('removeTags', ({ entity }) => ({
  undo: 'image',
  check: async (_context, { genres }, { tags }) =>
    genres.some((id) => !tags.includes(id)) || 'movie-manage.series-list.removeTags.lastGenre',
  run: async (context, title, { tags }) => {
    const without = (ids: readonly number[]) => ids.filter((id) => !tags.includes(id))
    const { genres, plotTags } = tagsOf(title)
    await saveWithRules(context, entity, title, {
      genres: without(genres),
      ...(plotTags && { plotTags: without(plotTags) }),
    })
  },
}))

interface Sorted {
  readonly genres: readonly number[]
  readonly plotTags: readonly number[]
}

/** The tags that a title has, by field; a kind without plot tags has none to give. */
function tagsOf(title: Title): { readonly genres: readonly number[]; readonly plotTags?: readonly number[] } {
  if (!('plotTags' in title)) return { genres: title.genres }
  return { genres: title.genres, plotTags: (title.plotTags as readonly number[] | null) ?? [] }
}

function maxOf(entity: Entity, name: string): number {
  const field: (Field & { readonly max?: number }) | undefined = entity.fields[name]
  return field?.max ?? Infinity
}

async function sorted({ records }: Context, ids: readonly number[]): Promise<Sorted> {
  const found = await records.where(tag, { id: ids })
  const ofType = (type: string) => found.filter((each) => each.type === type && each.enabled).map(({ id }) => id)
  const [genres, plotTags] = [ofType('genre'), ofType('plot')]
  if (genres.length + plotTags.length < ids.length) throw badField('tags', 'error.wrongTagType')
  return { genres, plotTags }
}

/** What a title's lists become; a plot tag on a kind of title without plot tags is one too many. */
function added(title: Title, { genres, plotTags }: Sorted): Readonly<Record<string, readonly number[]>> {
  const own = tagsOf(title)
  if (!own.plotTags && plotTags.length > 0) throw badField('tags', 'error.wrongTagType')
  return {
    genres: [...new Set([...own.genres, ...genres])],
    ...(own.plotTags && { plotTags: [...new Set([...own.plotTags, ...plotTags])] }),
  }
}
