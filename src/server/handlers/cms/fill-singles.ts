import { sql, type RawBuilder } from 'kysely'
import { refreshRule } from '../../../../commands/movie-manage/single-list'
import single from '../../../entities/movie-manage/single'
import singleItem from '../../../entities/movie-manage/single-item'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import { create } from '../../operations/save'
import type { Context } from '../../pipeline/operation'
import { mostItems } from './single-items'

type Single = Row<typeof single>
type Rule = NonNullable<Single['rule']>

/** What the rule finds stands below what is pinned, in the rule's order; what it no longer finds goes. */
export const refreshingRule = handle(refreshRule, {
  undo: 'image',
  run: async (context, row) => {
    const { records, now } = context
    const there = (await records.where(singleItem, { single: row.id })).sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    const pinned = there.filter((item) => item.pinned)
    const kept = new Set(pinned.map(({ content }) => content))
    const room = Math.min(row.rule?.limit ?? mostItems, mostItems - pinned.length)
    const hits = (await titlesFor(context, row)).filter((id) => !kept.has(id)).slice(0, room)
    const gone = there.filter((item) => !item.pinned && !hits.includes(item.content))
    for (const item of gone) await records.remove(singleItem, item)
    let order = Math.max(0, ...pinned.map((item) => item.order ?? 0))
    let added = 0
    for (const content of hits) {
      order++
      const item = there.find((each) => each.content === content)
      if (item) await records.update(singleItem, item, { order })
      else {
        await create(context, singleItem, { single: row.id, content, order })
        added++
      }
    }
    await records.update(single, row, { filledAt: now.toISOString() })
    return { added, removed: gone.length }
  },
})

/** The titles on the shelf that a list's rule asks for, the first of them first. */
async function titlesFor({ db }: Context, { rule, areas }: Single): Promise<number[]> {
  if (!rule) return []
  const { rows } = await sql<{ id: number }>`select c.id from content_item c
    left join movie m on m.id = c.id left join series s on s.id = c.id left join short h on h.id = c.id
    where ${sql.join(conditionsOf(rule, areas), sql` and `)}
    order by ${orders[rule.sort ?? 'plays']}, c.id limit ${mostItems}`.execute(db)
  return rows.map(({ id }) => id)
}

const orders = {
  plays: sql`c.plays30d desc nulls last`,
  newest: sql`c.publish_at desc nulls last`,
  score: sql`coalesce(m.score, s.score) desc nulls last`,
} as const

function conditionsOf(rule: Rule, areas: readonly number[]): RawBuilder<unknown>[] {
  const spoken = sql`coalesce(m.spoken_languages, s.spoken_languages, h.spoken_languages)`
  const made = sql`coalesce(m.countries, s.countries)`
  const conditions = [sql`c.state = 'published'`, sql`c.type = any(${[...(rule.types ?? []), ...noneOf(rule.types)]})`]
  if (!areas.includes(ALL_AREAS)) conditions.push(sql`c.areas && ${[ALL_AREAS, ...areas]}::bigint[]`)
  if (rule.genres?.length) conditions.push(sql`c.genres && ${[...rule.genres]}::bigint[]`)
  if (rule.countries?.length) conditions.push(sql`${made} && ${[...rule.countries]}::bigint[]`)
  if (rule.languages?.length) conditions.push(sql`${spoken} && ${[...rule.languages]}::text[]`)
  if (rule.yearFrom) conditions.push(sql`c.year >= ${rule.yearFrom}`)
  if (rule.yearTo) conditions.push(sql`c.year <= ${rule.yearTo}`)
  if (rule.access?.length) conditions.push(sql`c.access = any(${[...rule.access]})`)
  if (rule.minScore) conditions.push(sql`coalesce(m.score, s.score) >= ${rule.minScore}`)
  return conditions
}

/** A rule that names no types means all but clips. */
function noneOf(types: Rule['types']): string[] {
  return types?.length ? [] : ['movie', 'series', 'short']
}
