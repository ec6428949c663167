import { addWorks, mergeXilie } from '../../../../commands/movie-manage/xilie-list'
import { sortByStory, sortByYear } from '../../../../commands/movie-manage/xilie-content'
import contentItem from '../../../entities/movie-manage/content-item'
import xilie from '../../../entities/movie-manage/xilie'
import xilieItem from '../../../entities/movie-manage/xilie-item'
import type { Row } from '../../../schema/entity'
import { handle, handlePage } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

type Item = Row<typeof xilieItem>

export const addingWorks = handle(addWorks, {
  guard: async ({ records }, { contents }) => {
    const taken = await records.where(xilieItem, { content: contents })
    if (taken.length > 0) throw badField('contents', 'movie-manage.xilie-list.addWorks.taken')
  },
  run: async (context, { id }, { contents, relation }) => {
    for (const content of contents)
      await create(context, xilieItem, { xilie: id, content, ...(relation && { relation }) })
  },
})

export const mergingXilie = handle(mergeXilie, {
  undo: 'image',
  check: async (_context, { id }, { into }) => id !== into || 'movie-manage.series-list.mergeDuplicate.itself',
  run: async ({ records }, row, { into }) => {
    await records.get(xilie, into)
    for (const item of await records.where(xilieItem, { xilie: row.id }))
      await records.update(xilieItem, item, { xilie: into })
    await records.remove(xilie, row)
  },
})

export const sortingByYear = handlePage(sortByYear, {
  run: async (context, { xilie: id }) => {
    const items = await context.records.where(xilieItem, { xilie: id })
    const titles = await context.records.where(contentItem, { id: items.map(({ content }) => content) })
    const years = new Map(titles.map((title) => [title.id, title.year ?? Infinity]))
    return inOrder(context, items, ({ content }) => years.get(content) ?? Infinity)
  },
})

export const sortingByStory = handlePage(sortByStory, {
  run: async (context, { xilie: id }) =>
    inOrder(context, await context.records.where(xilieItem, { xilie: id }), ({ storyOrder }) => storyOrder ?? Infinity),
})

/** Hands the places that the works have out anew, the lowest to the first. */
async function inOrder({ records }: Context, items: readonly Item[], rank: (item: Item) => number) {
  if (items.length === 0) throw refused('movie-manage.xilie-content.empty')
  const places = items.map(({ order }) => order ?? 0).sort((a, b) => a - b)
  const sorted = [...items].sort((a, b) => rank(a) - rank(b) || (a.order ?? 0) - (b.order ?? 0))
  for (const [index, item] of sorted.entries())
    if (item.order !== places[index]) await records.update(xilieItem, item, { order: places[index] ?? null })
  return { sorted: sorted.length }
}
