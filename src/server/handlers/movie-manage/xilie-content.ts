import * as commands from '../../../../commands/movie-manage/xilie-content'
import contentItem from '../../../entities/movie-manage/content-item'
import xilieItem from '../../../entities/movie-manage/xilie-item'
import type { Row } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Item = Row<typeof xilieItem>

export default handlers(commands, {
  sortByYear: {
    run: async (context, { xilie: id }) => {
      const items = await context.records.where(xilieItem, { xilie: id })
      const titles = await context.records.where(contentItem, { id: items.map(({ content }) => content) })
      const years = new Map(titles.map((title) => [title.id, title.year ?? Infinity]))
      return inOrder(context, items, ({ content }) => years.get(content) ?? Infinity)
    },
  },

  sortByStory: {
    run: async (context, { xilie: id }) =>
      inOrder(
        context,
        await context.records.where(xilieItem, { xilie: id }),
        ({ storyOrder }) => storyOrder ?? Infinity,
      ),
  },
})

/** Hands the places that the works have out again, the lowest to the first. */
async function inOrder({ records }: Context, items: readonly Item[], rank: (item: Item) => number) {
  if (items.length === 0) throw refused('movie-manage.xilie-content.empty')
  const places = items.map(({ order }) => order ?? 0).sort((a, b) => a - b)
  const sorted = [...items].sort((a, b) => rank(a) - rank(b) || (a.order ?? 0) - (b.order ?? 0))
  for (const [index, item] of sorted.entries())
    if (item.order !== places[index]) await records.update(xilieItem, item, { order: places[index] ?? null })
  return { sorted: sorted.length }
}
