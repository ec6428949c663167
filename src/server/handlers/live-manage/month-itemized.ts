import { sql } from 'kysely'
import * as commands from '../../../../commands/live-manage/month-itemized'
import anchorMonthStat from '../../../entities/live-manage/anchor-month-stat'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Command } from '../../../schema/command'
import type { Findings } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** How many files are asked for at once. */
const maxFiles = 50

type State = 'closed' | 'locked'

/** The anchors whose grade the month tells otherwise, unless it was set by hand and still holds. */
const regraded = (
  context: Context,
  month: string,
) => sql`from anchor_month_stat m where m.anchor = a.id and m.month = ${month}
  and ${isOwnRow(context, commands.applyGrades, anchorMonthStat, sql.ref('m.id'))}
  and m.grade is not null and m.grade is distinct from a.grade
  and (a.grade_until is null or a.grade_until < current_date)`

export default handlers(commands, {
  exportByGuild: {
    run: async (context, { month }): Promise<Findings> => {
      const { rows } = await sql<{ id: number; name: string }>`select g.id, g.name from guild g
      where exists (select 1 from anchor_month_stat m where m.guild = g.id and m.month = ${month}
        and ${isOwnRow(context, commands.exportByGuild, anchorMonthStat, sql.ref('m.id'))})
      order by g.name, g.id limit ${maxFiles + 1}`.execute(context.db)
      if (rows.length === 0) throw refused('live-manage.month-itemized.exportByGuild.none')
      if (rows.length > maxFiles) throw refused('live-manage.month-itemized.exportByGuild.tooMany', { max: maxFiles })
      for (const { id, name } of rows)
        await requestListFile(context, {
          exportType: 'live-anchor-month',
          title: `${caption(context.language, 'live-manage.month-itemized')} ${month} · ${name}`,
          filters: { month: { is: [month] }, guild: { is: [Number(id)] } },
        })
      return {
        findings: [
          {
            caption: 'live-manage.month-itemized.exportByGuild.asked',
            value: rows.length,
            to: '/report-center/index',
            tone: 'good',
          },
        ],
      }
    },
  },

  /** The sum of the month's days with the guild of the row. */
  recalculate: {
    undo: 'image',
    run: async ({ records, db }, row) => {
      const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where effective_day) as "effectiveDays", coalesce(sum(effective_minutes), 0) as "effectiveMinutes",
        coalesce(sum(sessions), 0) as sessions, coalesce(sum(gifters), 0) as gifters, coalesce(sum(new_fans), 0) as "newFans",
        coalesce(sum(coins), 0) as coins, coalesce(sum(gift_biscuits), 0) as "giftBiscuits",
        coalesce(sum(task_biscuits), 0) as "taskBiscuits", coalesce(sum(refund_biscuits), 0) as "refundBiscuits",
        coalesce(sum(deduct_biscuits), 0) as "deductBiscuits", coalesce(sum(total_biscuits), 0) as "totalBiscuits"
      from anchor_day_stat where anchor = ${row.anchor} and guild is not distinct from ${row.guild}
        and to_char(day, 'YYYY-MM') = ${row.month}`.execute(db)
      const sums = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
      await records.update(anchorMonthStat, row, sums)
    },
  },

  lock: {
    preview: (context, { month, areas }) => countOf(context, commands.lock, month, areas, 'closed'),
    run: async (context, { month, areas }) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from anchor_day_stat
      where to_char(day, 'YYYY-MM') = ${month} and state = 'provisional'`.execute(context.db)
      if (Number(rows[0]?.count ?? 0) > 0) throw refused('live-manage.month-itemized.daysOpen', { month })
      await setState(context, commands.lock, month, areas, 'closed', 'locked')
    },
  },

  unlock: {
    preview: (context, { month, areas }) => countOf(context, commands.unlock, month, areas, 'locked'),
    run: async (context, { month, areas }) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from anchor_month_stat m
      join settlement s on s.id = m.settlement
      where m.month = ${month} and s.state in ('approved', 'paid', 'carried')`.execute(context.db)
      if (Number(rows[0]?.count ?? 0) > 0) throw refused('live-manage.month-itemized.settled', { month })
      await setState(context, commands.unlock, month, areas, 'locked', 'closed')
    },
  },

  applyGrades: {
    preview: async (context, { month }) => {
      const { rows } = await sql<{ before: string | null; after: string; count: number }>`
      select a.grade as before, m.grade as after, count(*) as count from anchor a
      join anchor_month_stat m on m.anchor = a.id
      where m.month = ${month} and m.grade is not null and m.grade is distinct from a.grade
        and (a.grade_until is null or a.grade_until < current_date)
        and ${isOwnRow(context, commands.applyGrades, anchorMonthStat, sql.ref('m.id'))}
      group by 1, 2 order by 2, 1`.execute(context.db)
      const total = rows.reduce((sum, { count }) => sum + Number(count), 0)
      const lines = rows.map(({ before, after, count }) => `${before ?? '–'} → ${after}: ${count}`)
      return { total, eligible: total, reasons: [], lines }
    },
    run: async (context, { month }) => {
      const { db, account, now } = context
      await sql`update anchor a set grade = m.grade, version = a.version + 1, updated_by = ${account.id},
      updated_at = ${now.toISOString()} ${regraded(context, month)}`.execute(db)
    },
  },
})

/** The rows of a month whose anchor may be shown in one of the areas, of those that the account comes to. */
function within(context: Context, by: Command, month: string, areas: readonly number[], state: State) {
  const inAreas = areas.includes(ALL_AREAS) ? sql`true` : sql`a.areas && ${[...areas, ALL_AREAS]}::bigint[]`
  return sql`m.month = ${month} and m.state = ${state} and ${isOwnRow(context, by, anchorMonthStat, sql.ref('m.id'))}
    and exists (select 1 from anchor a where a.id = m.anchor and ${inAreas})`
}

async function countOf(context: Context, by: Command, month: string, areas: readonly number[], state: State) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from anchor_month_stat m
    where ${within(context, by, month, areas, state)}`.execute(context.db)
  const total = Number(rows[0]?.count ?? 0)
  return { total, eligible: total, reasons: [] }
}

async function setState(
  context: Context,
  by: Command,
  month: string,
  areas: readonly number[],
  from: State,
  to: State,
) {
  const { account, db, now } = context
  await sql`update anchor_month_stat m set state = ${to}, version = version + 1, updated_by = ${account.id},
    updated_at = ${now.toISOString()} where ${within(context, by, month, areas, from)}`.execute(db)
}
