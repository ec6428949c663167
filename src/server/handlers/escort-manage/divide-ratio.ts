import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import * as commands from '../../../../commands/escort-manage/divide-ratio'
import escort from '../../../entities/escort-manage/escort'
import escortRatio from '../../../entities/escort-manage/escort-ratio'
import type { Finding } from '../../../schema/findings'
import { sharesOf } from '../../domain/escorts/order-money'
import type { Ratio } from '../../domain/escorts/ratios'
import { handlers } from '../../operations/handler'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  /** For one area, skill, payee and level there is one rule at a time. */
  approve: {
    check: async ({ records }, row) => {
      const others = await records.where(escortRatio, { payee: row.payee, state: ['scheduled', 'active'] })
      const clash = others.find((other) => other.id !== row.id && overlaps(other, row))
      return clash ? { caption: 'escort-manage.divide-ratio.approve.overlaps', params: { name: clash.name } } : true
    },
    run: async ({ records, account }, row) => {
      await records.update(escortRatio, row, { state: 'scheduled', approvedBy: account.id })
    },
  },

  /** Ends with a day that has come at once, else when that day is over. */
  end: {
    undo: 'image',
    check: async ({ records }, row) => {
      const others = await records.where(escortRatio, { payee: row.payee, state: ['scheduled', 'active'] })
      const hasSuccessor = others.some((other) => other.id !== row.id && covers(other, row))
      return hasSuccessor || 'escort-manage.divide-ratio.end.noSuccessor'
    },
    run: async ({ records, now }, row, { effectiveTo }) => {
      const isOver = effectiveTo <= now.toISOString().slice(0, 10)
      await records.update(escortRatio, row, { effectiveTo, ...(isOver && { state: 'ended' as const }) })
    },
  },

  simulate: {
    run: async ({ db, now }, row) => {
      const since = new Date(now.getTime() - 30 * dayMs).toISOString()
      const { rows } = await sql<{ coins: number; bonus: number; escort: number; guild: number }>`select
        coalesce(sum(o.coins), 0) as coins, coalesce(sum(o.bonus_part), 0) as bonus,
        coalesce(sum(o.escort_biscuits), 0) as escort, coalesce(sum(o.guild_biscuits), 0) as guild
      from escort_order o join escort e on e.id = o.escort
      where o.state = 'settled' and o.created_at >= ${since}
        and e.level between ${row.minLevel ?? 1} and ${row.maxLevel ?? 10}
        and (${row.payee} = 'guildMember') = (e.guild is not null)
        and (${row.skill}::bigint is null or o.skill = ${row.skill})`.execute(db)
      const [coins, bonusPart] = [Number(rows[0]?.coins ?? 0), Number(rows[0]?.bonus ?? 0)]
      const would = sharesOf({ coins, bonusPart, refundCoins: 0 }, row)
      const did = { escort: Number(rows[0]?.escort ?? 0), guild: Number(rows[0]?.guild ?? 0) }
      const place = 'escort-manage.divide-ratio.simulate'
      const findings: Finding[] = [
        { caption: `${place}.coins`, value: coins },
        { caption: `${place}.escort`, params: { before: did.escort }, value: would.escortBiscuits },
        { caption: `${place}.guild`, params: { before: did.guild }, value: would.guildBiscuits },
        {
          caption: `${place}.platform`,
          params: { before: coins - did.escort - did.guild },
          value: would.platformCoins,
        },
      ]
      return { findings }
    },
  },

  whichRule: {
    run: async ({ records }, { escort: id, skill }) => {
      const who = await records.get(escort, id)
      const payee = who.guild === null ? 'independent' : 'guildMember'
      const own = who.ratio === null ? undefined : await records.find(escortRatio, who.ratio)
      const fitting = (await records.where(escortRatio, { payee, state: 'active' }))
        .filter((rule) => rule.areas.includes(ALL_AREAS) || who.areas.some((area) => rule.areas.includes(area)))
        .filter((rule) => (rule.minLevel ?? 1) <= (who.level ?? 1) && (rule.maxLevel ?? 10) >= (who.level ?? 1))
        .filter((rule) => rule.skill === null || rule.skill === skill)
        .sort((a, b) => Number(b.skill !== null) - Number(a.skill !== null))
      const rule = own ?? fitting[0]
      const place = 'escort-manage.divide-ratio.whichRule'
      if (!rule) return { findings: [{ caption: `${place}.none`, tone: 'bad' as const }] }
      const share = `${rule.escortShare} % / ${rule.guildShare ?? 0} %`
      return {
        findings: [{ caption: own ? `${place}.own` : `${place}.byLevel`, params: { name: rule.name }, value: share }],
      }
    },
  },
})

/** Whether two rules could both be asked for one order at one time. */
function overlaps(a: Ratio, b: Ratio): boolean {
  const sharesArea =
    a.areas.includes(ALL_AREAS) || b.areas.includes(ALL_AREAS) || a.areas.some((area) => b.areas.includes(area))
  const sharesLevel = (a.minLevel ?? 1) <= (b.maxLevel ?? 10) && (b.minLevel ?? 1) <= (a.maxLevel ?? 10)
  const sharesTime = a.effectiveFrom <= (b.effectiveTo ?? '9999') && b.effectiveFrom <= (a.effectiveTo ?? '9999')
  return sharesArea && sharesLevel && sharesTime && a.skill === b.skill
}

/** Whether one rule holds wherever another does. */
function covers(a: Ratio, b: Ratio): boolean {
  const hasAreas = a.areas.includes(ALL_AREAS) || b.areas.every((area) => a.areas.includes(area))
  const hasLevels = (a.minLevel ?? 1) <= (b.minLevel ?? 1) && (a.maxLevel ?? 10) >= (b.maxLevel ?? 10)
  return hasAreas && hasLevels && (a.skill === null || a.skill === b.skill)
}
