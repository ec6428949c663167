import * as commands from '../../../../commands/movie-manage/single-add-content'
import contentItem from '../../../entities/movie-manage/content-item'
import singleItem from '../../../entities/movie-manage/single-item'
import type { Row } from '../../../schema/entity'
import { nameableOf } from '../../access/own-rows'
import type { ContentItem } from '../../domain/titles/title-figures'
import { handlers } from '../../operations/handler'
import { moveTo } from '../../operations/move-to'
import { create } from '../../operations/save'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  addContents: {
    run: (context, { single, contents }) => add(context, single, contents),
  },

  pasteIds: {
    guard: async (context, { ids }) => {
      const asked = idsOf(ids)
      const found = await nameableOf(context, contentItem, asked)
      const unknown = asked.filter((id) => !found.has(id))
      if (unknown.length > 0)
        throw badField('ids', 'movie-manage.single-add-content.pasteIds.unknown', {
          ids: unknown.slice(0, 20).join(', '),
        })
    },
    run: (context, { single, ids }) => add(context, single, idsOf(ids)),
  },

  pin: {
    undo: 'image',
    run: async (context, row, { position }) => {
      const pinned = await context.records.update(singleItem, row, { pinned: true })
      await moveTo(singleItem)(context, pinned as never, { position })
    },
  },

  /** Several stand there one after the other, in the order they had. */
  moveTo: {
    undo: 'image',
    runTogether: async (context, rows, { position }) => {
      const inOrder = [...rows].sort((a, b) => (b.order ?? 0) - (a.order ?? 0))
      for (const { id } of inOrder)
        await moveTo(singleItem)(context, (await context.records.get(singleItem, id)) as never, { position })
    },
  },

  moveTop: {
    undo: 'image',
    runTogether: async (context, rows) => {
      const inOrder = [...rows].sort((a, b) => (b.order ?? 0) - (a.order ?? 0))
      for (const { id } of inOrder)
        await moveTo(singleItem)(context, (await context.records.get(singleItem, id)) as never, { position: 1 })
    },
  },

  /** The most played first; pinned ones keep their places. */
  sortByPlays: {
    run: async (context, { single }) => {
      const items = (await context.records.where(singleItem, { single })).filter(({ pinned }) => !pinned)
      const titles = await titlesOf(context, items)
      const plays = ({ content }: Row<typeof singleItem>) => titles.get(content)?.plays30d ?? 0
      const places = items.map(({ order }) => order ?? 0).sort((a, b) => a - b)
      const sorted = [...items].sort((a, b) => plays(b) - plays(a))
      for (const [index, item] of sorted.entries())
        if (item.order !== places[index])
          await context.records.update(singleItem, item, { order: places[index] ?? null })
      return { sorted: sorted.length }
    },
  },

  removeUnplayable: {
    run: async (context, { single }) => {
      const items = await context.records.where(singleItem, { single })
      const titles = await titlesOf(context, items)
      const gone = items.filter(({ content }) => titles.get(content)?.state !== 'published')
      if (gone.length === 0) throw refused('movie-manage.single-add-content.removeUnplayable.none')
      for (const item of gone) await context.records.remove(singleItem, item)
      return { removed: gone.length }
    },
  },
})

async function add(context: Context, single: number, contents: readonly number[]) {
  const there = await context.records.where(singleItem, { single })
  const fresh = contents.filter((id) => !there.some(({ content }) => content === id))
  if (fresh.length === 0) throw refused('movie-manage.series-list.addToSingle.there')
  for (const content of fresh) await create(context, singleItem, { single, content })
  return { added: fresh.length, passedOver: contents.length - fresh.length }
}

function idsOf(text: string): number[] {
  return [
    ...new Set(
      text
        .split(/[^0-9]+/)
        .filter(Boolean)
        .map(Number),
    ),
  ]
}

async function titlesOf(
  { records }: Context,
  items: readonly Row<typeof singleItem>[],
): Promise<Map<number, ContentItem>> {
  const found = await records.where(contentItem, { id: items.map(({ content }) => content) })
  return new Map(found.map((item) => [item.id, item]))
}
