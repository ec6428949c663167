import { sql } from 'kysely'
import * as commands from '../../../../../commands/service-manage/interest-tag-content/[menuId]'
import contentItem from '../../../../entities/movie-manage/content-item'
import interestTag from '../../../../entities/service-manage/interest-tag'
import interestTagContent from '../../../../entities/service-manage/interest-tag-content'
import type { Findings } from '../../../../schema/findings'
import { contentsOf, keyOf, lastOf, type Link } from '../../../domain/titles/interests'
import { linkTo, titlesOfIds } from '../../../domain/titles/content-ids'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  addByIds: {
    run: async (context, { interestTag: interest, ids }): Promise<Findings> => {
      const titles = await titlesOfIds(context, ids, 'ids')
      const added = await add(context, interest, titles.map(linkTo), 'manual')
      const passed = titles.length - added
      return {
        findings: [
          { caption: 'service-manage.interest-tag-content.added', value: added, tone: 'good' },
          ...(passed > 0 ? [{ caption: 'service-manage.interest-tag-content.there', value: passed }] : []),
        ],
      }
    },
  },

  fillByTags: {
    run: async (context, { interestTag: interest, count }) => {
      const { tags } = await context.records.get(interestTag, interest)
      if (!tags?.length) throw refused('service-manage.interest-tag-content.noTags')
      const { rows } = await sql<{ id: number }>`select id from content_item
      where state = 'published' and type <> 'video' and genres && ${[...tags]}::bigint[]
      order by plays30d desc nulls last, id limit 1000`.execute(context.db)
      const there = new Set((await contentsOf(context, interest)).map(({ content }) => content.target))
      const wanted = rows.filter(({ id }) => !there.has(String(id))).slice(0, count)
      if (wanted.length === 0) throw refused('service-manage.interest-tag-content.nothingFits')
      const titles = await context.records.where(contentItem, { id: wanted.map(({ id }) => Number(id)) })
      const byId = new Map(titles.map((title) => [title.id, title]))
      const links = wanted.flatMap(({ id }) => {
        const title = byId.get(Number(id))
        return title ? [linkTo(title)] : []
      })
      return { count: await add(context, interest, links, 'byTag') }
    },
  },

  pinTop: {
    undo: 'image',
    runTogether: async (context, rows) => {
      const first = rows[0]
      if (!first) return
      const chosen = new Set(rows.map(({ id }) => id))
      const all = await contentsOf(context, first.interestTag)
      const ordered = [...rows, ...all.filter(({ id }) => !chosen.has(id))]
      for (const [index, each] of ordered.entries())
        await context.records.update(interestTagContent, each, { order: index + 1 })
    },
  },

  removeUnplayable: {
    run: async (context, { interestTag: interest }) => {
      const all = await contentsOf(context, interest)
      const titles = await context.records.where(contentItem, { id: all.map(({ content }) => Number(content.target)) })
      const playable = new Set(titles.filter(({ state }) => state === 'published').map(({ id }) => String(id)))
      const gone = all.filter(({ content }) => !playable.has(content.target))
      if (gone.length === 0) throw refused('service-manage.interest-tag-content.allPlayable')
      for (const each of gone) await context.records.remove(interestTagContent, each)
      await recount(context, interest)
      return { count: gone.length }
    },
  },
})

/** Adds titles below those that are there; one that is there already stays where it is. */
async function add(context: Context, interest: number, links: readonly Link[], source: 'manual' | 'byTag') {
  const there = await contentsOf(context, interest)
  const held = new Set(there.map(({ content }) => keyOf(content)))
  const fresh = links.filter((link) => !held.has(keyOf(link)))
  const last = lastOf(there)
  for (const [index, content] of fresh.entries())
    await context.records.insert(interestTagContent, {
      interestTag: interest,
      content,
      source,
      visible: true,
      order: last + index + 1,
    })
  await recount(context, interest)
  return fresh.length
}

async function recount(context: Context, interest: number): Promise<void> {
  const row = await context.records.get(interestTag, interest)
  await context.records.update(interestTag, row, { contentCount: (await contentsOf(context, interest)).length })
}
