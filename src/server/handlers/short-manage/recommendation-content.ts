import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import * as commands from '../../../../commands/short-manage/recommendation-content'
import short from '../../../entities/movie-manage/short'
import shortSearchContent from '../../../entities/short-manage/short-search-content'
import { isNameable, nameableOf, ownOf } from '../../access/own-rows'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

/** A block of the search page holds this many dramas at most. */
const maxOfBlock = 30

type Block = 'hotSearch' | 'guess' | 'noResult' | 'label'

export default handlers(commands, {
  addByIds: {
    run: async (context, { ids: text, block, areas }) => {
      const ids = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
      const found = await nameableOf(context, short, ids)
      const unknown = ids.filter((id) => !found.has(id))
      if (ids.length === 0 || unknown.length > 0)
        throw badField('ids', 'short-manage.recommendation-content.addByIds.unknown', { ids: unknown.join(', ') })
      return add(context, block, areas, ids)
    },
  },

  fillByRevenue: {
    run: async (context, { block, areas, count, days }) => {
      const { db, now } = context
      const since = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
      const held = (await context.records.where(shortSearchContent, { block })).map((item) => item.short)
      const { rows } = await sql<{ id: number }>`select m.short as id from short_money_day m
      join short s on s.id = m.short and s.state = 'published'
      where m.day >= ${since} and ${isNameable(context, short, sql.ref('s.id'))} and not m.short = any(${held})
      group by m.short order by sum(coalesce(m.coin_income, 0) + coalesce(m.ad_income, 0)) desc, m.short
      limit ${count}`.execute(db)
      return add(
        context,
        block,
        areas,
        rows.map(({ id }) => Number(id)),
      )
    },
  },

  removeUnavailable: {
    preview: async (context) => {
      const { length } = await unavailable(context)
      return { total: length, eligible: length, reasons: [] }
    },
    run: async (context) => {
      const gone = await unavailable(context)
      for (const item of gone) await context.records.remove(shortSearchContent, item)
      return { removed: gone.length }
    },
  },
})

async function add({ records }: Context, block: Block, areas: readonly number[], shorts: readonly number[]) {
  const held = await records.where(shortSearchContent, { block })
  const wanted = shorts.filter((id) => !held.some((item) => item.short === id && isDeepStrictEqual(item.areas, areas)))
  if (held.length + wanted.length > maxOfBlock) throw badField('block', 'error.tooMany', { max: maxOfBlock })
  const last = Math.max(0, ...held.map(({ position }) => position ?? 0))
  for (const [index, id] of wanted.entries())
    await records.insert(shortSearchContent, { block, areas, short: id, position: last + index + 1 })
  return { added: wanted.length }
}

async function unavailable(context: Context) {
  const gone = await context.records.where(shortSearchContent, { availability: ['offline', 'noRights', 'expired'] })
  return ownOf(context, commands.removeUnavailable, shortSearchContent, gone)
}
