import { sql } from 'kysely'
import { copyToArea, mergeInto } from '../../../../commands/service-manage/interest-tag'
import * as list from '../../../../commands/service-manage/interest-tag-content/[menuId]'
import contentItem from '../../../entities/movie-manage/content-item'
import interestTag from '../../../entities/service-manage/interest-tag'
import interestTagContent from '../../../entities/service-manage/interest-tag-content'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { ownOf } from '../../access/own-rows'
import { defineRules, handle, handlePage, handleTogether, type Verdict } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { linkTo, titlesOfIds } from '../content-ids'

type Content = Row<typeof interestTagContent>
type Link = Content['content']

/** An area shows no fewer and no more. */
const [fewest, most] = [6, 30]

/** Users go on holding an interest until it is merged into another; an area keeps 6 to 30 of them. */
export const interestTagRules = defineRules(interestTag, {
  may: async (context, verb, row): Promise<Verdict> => {
    if (verb === 'delete') return (row.pickedCount ?? 0) === 0 || 'service-manage.interest-tag.held'
    if (verb !== 'enable' && verb !== 'disable') return true
    const others = (await context.records.where(interestTag, { enabled: true })).filter(({ id }) => id !== row.id)
    for (const area of row.areas) {
      const count = others.filter(({ areas }) => areas.includes(area) || areas.includes(ALL_AREAS)).length
      if (verb === 'enable' && count + 1 > most) return 'service-manage.interest-tag.tooMany'
      if (verb === 'disable' && count < fewest && count + 1 >= fewest) return 'service-manage.interest-tag.tooFew'
    }
    return true
  },
})

/** What an area shows is shown in others too; it was arranged once. */
export const copyingToAreas = handlePage(copyToArea, {
  run: async (context, { from, to }) => {
    const enabled = await context.records.where(interestTag, { enabled: true })
    const own = await ownOf(context, copyToArea, interestTag, enabled)
    const shown = own.filter(({ areas }) => areas.includes(from))
    if (shown.length === 0) throw refused('service-manage.interest-tag.nothingThere')
    if (to.includes(from)) throw refused('service-manage.interest-tag.sameArea')
    for (const each of shown) {
      const areas = [...new Set([...each.areas, ...to])]
      await saveWithRules(context, interestTag, each, { areas: areas.includes(ALL_AREAS) ? [ALL_AREAS] : areas })
    }
    return { count: shown.length }
  },
})

export const merging = handle(mergeInto, {
  undo: 'image',
  check: async ({ records }, { id }, { into }) => {
    if (!into) return true
    if (into === id) return 'service-manage.interest-tag.itself'
    return (await records.find(interestTag, into)) !== undefined || 'error.noSuchRecord'
  },
  run: async (context, row, { into }) => {
    const { records } = context
    const target = await records.get(interestTag, into)
    const there = await contentsOf(context, into)
    const held = new Set(there.map(({ content }) => keyOf(content)))
    let order = lastOf(there)
    for (const each of await contentsOf(context, row.id))
      if (held.has(keyOf(each.content))) await records.remove(interestTagContent, each)
      else await records.update(interestTagContent, each, { interestTag: into, order: ++order })
    await records.update(interestTag, target, {
      tags: [...new Set([...(target.tags ?? []), ...(row.tags ?? [])])],
      pickedCount: (target.pickedCount ?? 0) + (row.pickedCount ?? 0),
      contentCount: (await contentsOf(context, into)).length,
    })
    await records.update(interestTag, row, { enabled: false, pickedCount: 0, contentCount: 0 })
  },
})

export const addingTitles = handlePage(list.addByIds, {
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
})

export const fillingByTags = handlePage(list.fillByTags, {
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
})

export const pinningTop = handleTogether(list.pinTop, {
  undo: 'image',
  run: async (context, rows) => {
    const first = rows[0]
    if (!first) return
    const chosen = new Set(rows.map(({ id }) => id))
    const all = await contentsOf(context, first.interestTag)
    const ordered = [...rows, ...all.filter(({ id }) => !chosen.has(id))]
    for (const [index, each] of ordered.entries())
      await context.records.update(interestTagContent, each, { order: index + 1 })
  },
})

export const removingUnplayable = handlePage(list.removeUnplayable, {
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

async function contentsOf({ records }: Context, interest: number): Promise<Content[]> {
  const rows = await records.where(interestTagContent, { interestTag: interest }, 10_000)
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
}

function lastOf(rows: readonly Content[]): number {
  return Math.max(0, ...rows.map(({ order }) => order ?? 0))
}

function keyOf({ type, target }: Link): string {
  return `${type} ${target}`
}
