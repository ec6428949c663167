import { sql } from 'kysely'
import { publish, takeDown } from '../../../../commands/movie-manage/single-list'
import single from '../../../entities/movie-manage/single'
import singleItem from '../../../entities/movie-manage/single-item'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { storageOf } from '../../db/storage'
import { defineRules, handle, type Verdict } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** A list that shows less than this somewhere is not put up. */
const fewestPlayable = 3

export const publishingSingle = handle(publish, {
  check: enoughPlayable,
  run: async (context, row) => {
    await saveWithRules(context, single, row, { state: 'published' })
  },
})

export const takingSingleDown = handle(takeDown, {
  warn: async (context, { id }) => ((await isUsed(context, id)) ? 'movie-manage.single-list.takeDown.used' : undefined),
  run: async (context, row) => {
    await saveWithRules(context, single, row, { state: 'offShelf' })
  },
})

export const singleRules = defineRules(single, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    if (next.fill !== 'manual' && next.fill && !next.rule) throw badField('rule', 'movie-manage.single-list.ruleNeeded')
    const { yearFrom, yearTo } = next.rule ?? {}
    if (yearFrom && yearTo && yearTo < yearFrom) throw badField('rule.yearTo', 'movie-manage.single-list.yearsTurned')
    if (next.publishAt && next.offAt && Date.parse(next.offAt) <= Date.parse(next.publishAt))
      throw badField('offAt', 'error.offBeforePublish')
  },
})

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
      const names = declared.type === 'refs' ? sql`${column} @> array[${id}]::bigint[]` : sql`${column} = ${id}`
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${names} limit 1`.execute(db)
      if (rows.length > 0) return true
    }
  return false
}
