import { sql } from 'kysely'
import * as commands from '../../../../commands/live-manage/day-itemized'
import anchorDayStat from '../../../entities/live-manage/anchor-day-stat'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import { dayMs } from '../../../schema/time'

/** Minutes that make a day effective where no policy says otherwise. */
const usualMinutes = 60

const compared = ['sessions', 'effectiveMinutes', 'viewers', 'newFans', 'gifters', 'coins', 'totalBiscuits'] as const

/** A sum looks at this many days at most, and tells this many guilds. */
const maxDays = 92

const maxGuilds = 200

export default handlers(commands, {
  /** From the sessions that began on the day, in UTC, and count. What gifts, tasks and refunds brought stays as it was booked. */
  recalculate: {
    undo: 'image',
    run: async ({ records, db, now }, row) => {
      const { rows } = await sql<
        Record<'sessions' | 'live' | 'effective' | 'viewers' | 'fans' | 'gifters' | 'coins', number>
      >`
      select count(*) as sessions, coalesce(sum(duration), 0) / 60 as live,
        coalesce(sum(effective_duration) filter (where countable), 0) / 60 as effective,
        coalesce(sum(viewers), 0) as viewers, coalesce(sum(new_fans), 0) as fans,
        coalesce(sum(gifters), 0) as gifters, coalesce(sum(coins), 0) as coins
      from live_session where anchor = ${row.anchor}
        and started_at >= ${row.day}::date and started_at < ${row.day}::date + 1`.execute(db)
      const [sums] = rows
      if (!sums) return
      const effectiveMinutes = Math.floor(Number(sums.effective))
      const { giftBiscuits, luckyBiscuits, taskBiscuits, refundBiscuits, deductBiscuits } = row
      const comes = (giftBiscuits ?? 0) + (luckyBiscuits ?? 0) + (taskBiscuits ?? 0)
      await records.update(anchorDayStat, row, {
        sessions: Number(sums.sessions),
        liveMinutes: Math.floor(Number(sums.live)),
        effectiveMinutes,
        effectiveDay: effectiveMinutes >= usualMinutes,
        viewers: Number(sums.viewers),
        newFans: Number(sums.fans),
        gifters: Number(sums.gifters),
        coins: Number(sums.coins),
        totalBiscuits: comes - (refundBiscuits ?? 0) - (deductBiscuits ?? 0),
        computedAt: now.toISOString(),
      })
    },
  },

  compare: {
    run: async (context, { dayA, dayB }) => {
      const own = isOwnRow(context, commands.compare, anchorDayStat, sql.ref('anchor_day_stat.id'))
      const { rows } = await sql<Record<string, unknown>>`select day::text as day, count(*) as anchors,
        sum(sessions) as sessions, sum(effective_minutes) as "effectiveMinutes", sum(viewers) as viewers,
        sum(new_fans) as "newFans", sum(gifters) as gifters, sum(coins) as coins, sum(total_biscuits) as "totalBiscuits"
      from anchor_day_stat where day in (${dayA}, ${dayB}) and ${own} group by day`.execute(context.db)
      const of = (day: string, name: string) => Number(rows.find((row) => row.day === day)?.[name] ?? 0)
      const findings = compared.map<Finding>((name) => {
        const [a, b] = [of(dayA, name), of(dayB, name)]
        const change = a === 0 ? '' : ` (${b >= a ? '+' : ''}${(((b - a) / a) * 100).toFixed(1)} %)`
        return { caption: `anchorDayStat.${name}`, value: `${a} → ${b}${change}`, tone: b < a ? 'bad' : 'good' }
      })
      const anchors = `${of(dayA, 'anchors')} → ${of(dayB, 'anchors')}`
      return { findings: [{ caption: 'live-manage.day-itemized.compare.anchors', value: anchors }, ...findings] }
    },
  },

  sumByGuild: {
    guard: async (_context, { from, to }) => {
      if (to < from) throw badField('to', 'error.offBeforePublish')
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
      if (days > maxDays) throw badField('to', 'live-manage.day-itemized.sumByGuild.tooLong', { max: maxDays })
      return Promise.resolve()
    },
    run: async (context, { from, to }) => {
      const { db, language } = context
      const own = isOwnRow(context, commands.sumByGuild, anchorDayStat, sql.ref('s.id'))
      const { rows } = await sql<Record<'id' | 'anchors' | 'minutes' | 'biscuits', number> & { name: string | null }>`
      select g.id, g.name, count(distinct s.anchor) as anchors, coalesce(sum(s.effective_minutes), 0) as minutes,
        coalesce(sum(s.total_biscuits), 0) as biscuits
      from anchor_day_stat s left join guild g on g.id = s.guild
      where s.day >= ${from} and s.day <= ${to} and ${own}
      group by g.id, g.name order by 5 desc, g.id limit ${maxGuilds}`.execute(db)
      const findings = rows.map<Finding>(({ id, name, anchors, minutes, biscuits }) => ({
        caption: 'live-manage.day-itemized.sumByGuild.guild',
        params: {
          name: name ?? caption(language, 'live-manage.day-itemized.sumByGuild.independent'),
          anchors: Number(anchors),
          minutes: Number(minutes),
        },
        value: Number(biscuits),
        to: id
          ? `/live-manage/day-itemized?guild=${Number(id)}&day=${from}..${to}`
          : `/live-manage/day-itemized?guild=null&day=${from}..${to}`,
      }))
      return { findings }
    },
  },

  exportMonth: {
    run: (context, { month, guild }) => {
      const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
      return requestListFile(context, {
        exportType: 'live-anchor-day',
        title: `${caption(context.language, 'live-manage.day-itemized')} ${month}`,
        filters: { day: { from: `${month}-01`, to: end }, ...(guild !== null && { guild: { is: [guild] } }) },
      })
    },
  },
})
