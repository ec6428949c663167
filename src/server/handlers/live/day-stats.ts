import { sql } from 'kysely'
import * as commands from '../../../../commands/live-manage/day-itemized'
import anchorDayStat from '../../../entities/live-manage/anchor-day-stat'
import type { Finding } from '../../../schema/findings'
import { handle, handlePage } from '../../operations/handler'

/** Minutes that make a day effective where no policy says otherwise. */
const usualMinutes = 60
const compared = ['sessions', 'effectiveMinutes', 'viewers', 'newFans', 'gifters', 'coins', 'totalBiscuits'] as const

/** From the sessions that began on the day, in UTC, and count. What gifts, tasks and refunds brought stays as it was booked. */
export const recalculatingDay = handle(commands.recalculate, {
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
})

export const comparingDays = handlePage(commands.compare, {
  run: async ({ db }, { dayA, dayB }) => {
    const { rows } = await sql<Record<string, unknown>>`select day::text as day, count(*) as anchors,
        sum(sessions) as sessions, sum(effective_minutes) as "effectiveMinutes", sum(viewers) as viewers,
        sum(new_fans) as "newFans", sum(gifters) as gifters, sum(coins) as coins, sum(total_biscuits) as "totalBiscuits"
      from anchor_day_stat where day in (${dayA}, ${dayB}) group by day`.execute(db)
    const of = (day: string, name: string) => Number(rows.find((row) => row.day === day)?.[name] ?? 0)
    const findings = compared.map<Finding>((name) => {
      const [a, b] = [of(dayA, name), of(dayB, name)]
      const change = a === 0 ? '' : ` (${b >= a ? '+' : ''}${(((b - a) / a) * 100).toFixed(1)} %)`
      return { caption: `anchorDayStat.${name}`, value: `${a} → ${b}${change}`, tone: b < a ? 'bad' : 'good' }
    })
    const anchors = `${of(dayA, 'anchors')} → ${of(dayB, 'anchors')}`
    return { findings: [{ caption: 'live-manage.day-itemized.compare.anchors', value: anchors }, ...findings] }
  },
})
