import { isReferenceList } from '../../../fields/field-traits'
import { type RawBuilder, sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/single-list'
import single from '../../../entities/movie-manage/single'
import singleItem from '../../../entities/movie-manage/single-item'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { storageOf } from '../../db/storage'
import { titled } from '../../domain/titles/files-asked-for'
import { maxItems } from '../../domain/titles/single-items'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers, type Verdict } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'

type Single = Row<typeof single>

type Rule = NonNullable<Single['rule']>

const orders = {
  plays: sql`c.plays30d desc nulls last`,
  newest: sql`c.publish_at desc nulls last`,
  score: sql`coalesce(m.score, s.score) desc nulls last`,
} as const

/** A list that shows less than this somewhere is not put up. */
const fewestPlayable = 3

export default handlers(commands, {
  exportItems: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'single-item',
        title: titled(context, 'single-list.exportItems'),
        filters: { single: { is: rows.map(({ id }) => id) } },
        columns: [
          'single',
          'order',
          'pinned',
          'content',
          'content.type',
          'content.year',
          'content.state',
          'note',
          'areas',
        ],
      }),
  },

  /** What the rule finds is below what is pinned, in the rule's order; what it no longer finds goes. */
  refreshRule: {
    undo: 'image',
    run: async (context, row) => {
      const { records, now } = context
      const there = (await records.where(singleItem, { single: row.id })).sort(
        (a, b) => (a.order ?? 0) - (b.order ?? 0),
      )
      const pinned = there.filter((item) => item.pinned)
      const kept = new Set(pinned.map(({ content }) => content))
      const room = Math.min(row.rule?.limit ?? maxItems, maxItems - pinned.length)
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
  },

  publish: {
    check: enoughPlayable,
    run: async (context, row) => {
      await saveWithRules(context, single, row, { state: 'published' })
    },
  },

  takeDown: {
    warn: async (context, { id }) =>
      (await isUsed(context, id)) ? 'movie-manage.single-list.takeDown.used' : undefined,
    run: async (context, row) => {
      await saveWithRules(context, single, row, { state: 'offShelf' })
    },
  },
})

/** The titles on the shelf that a list's rule asks for, the first of them first. */
async function titlesFor({ db }: Context, { rule, areas }: Single): Promise<number[]> {
  if (!rule) return []
  const { rows } = await sql<{ id: number }>`select c.id from content_item c
    left join movie m on m.id = c.id left join series s on s.id = c.id left join short h on h.id = c.id
    where ${sql.join(conditionsOf(rule, areas), sql` and `)}
    order by ${orders[rule.sort ?? 'plays']}, c.id limit ${maxItems}`.execute(db)
  return rows.map(({ id }) => id)
}

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

async function enoughPlayable({ db }: Context, { id, areas }: Row<typeof single>): Promise<Verdict> {
  const { rows } = await sql<{ name: string }>`select coalesce(a.name ->> 'en', a.id::text) as name from area_config a
    where a.enabled and (${areas.includes(ALL_AREAS)} or a.id = any(${[...areas]})) and (
      select count(*) from single_item i join content_item c on c.id = i.content and c.state = 'published'
      where i.single = ${id} and c.areas && array[-1, a.id]::bigint[]
        and (coalesce(cardinality(i.areas), 0) = 0 or i.areas && array[-1, a.id]::bigint[])) < ${fewestPlayable}
    order by a.id limit 1`.execute(db)
  const [lacking] = rows
  if (!lacking) return true
  return {
    caption: 'movie-manage.single-list.publish.tooFew',
    params: { area: lacking.name, least: String(fewestPlayable) },
  }
}

/** Whether anything but its own contents points at a list. */
async function isUsed({ db, services }: Context, id: number): Promise<boolean> {
  for (const entity of services.registry.entities.values())
    for (const [field, declared] of Object.entries(entity.fields)) {
      if (!('to' in declared) || declared.to !== single.name || entity === singleItem) continue
      const { table, byField } = storageOf(entity)
      const column = sql.ref(byField.get(field)?.column ?? field)
      const names = isReferenceList(declared) ? sql`${column} @> array[${id}]::bigint[]` : sql`${column} = ${id}`
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${names} limit 1`.execute(db)
      if (rows.length > 0) return true
    }
  return false
}
