import { sql } from 'kysely'
import * as commands from '../../../../commands/live-manage/income-settings'
import guildEntity from '../../../entities/live-manage/guild'
import incomePolicy from '../../../entities/live-manage/income-policy'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { incomeOf } from '../../domain/live/policy-income'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

type Policy = Row<typeof incomePolicy>

const maxCompared = 3

const maxShown = 10

const compared = [
  'giftShare',
  'luckyGiftShare',
  'gameShare',
  'minMinutesPerDay',
  'biscuitsPerUnit',
  'minPayout',
] as const

export default handlers(commands, {
  end: {
    undo: 'image',
    guard: async ({ records }, { replacement }) => {
      const other = await records.get(incomePolicy, replacement)
      if (other.state !== 'active' && other.state !== 'scheduled')
        throw badField('replacement', 'live-manage.guild.policyNotApproved')
    },
    check: (_context, { id }, { replacement }) =>
      Promise.resolve(id !== replacement || 'live-manage.income-settings.replacesItself'),
    run: async ({ records }, policy, { effectiveTo, replacement }) => {
      for (const guild of await records.where(guildEntity, { incomePolicy: policy.id }, 20_000))
        await records.update(guildEntity, guild, { incomePolicy: replacement })
      await records.update(incomePolicy, policy, { state: 'ended', effectiveTo })
    },
  },

  /** Income of a month's anchors by a policy: the ten whom it would change most, and the sum of all. */
  simulate: {
    run: async ({ db }, policy, { month, guild }) => {
      const { rows } = await sql<{
        anchor: number
        no: string | null
        biscuits: number
        days: number
        minutes: number
        had: number
      }>`select m.anchor, a.anchor_no as no, coalesce(m.total_biscuits, 0) as biscuits, coalesce(m.effective_days, 0) as days,
        coalesce(m.effective_minutes, 0) as minutes, coalesce(m.base_salary, 0) + coalesce(m.bonus, 0) as had
      from anchor_month_stat m join anchor a on a.id = m.anchor
      where m.month = ${month} and (${guild}::bigint is null or m.guild = ${guild})`.execute(db)
      const lines = rows.map((row) => {
        const figures = { biscuits: Number(row.biscuits), days: Number(row.days), minutes: Number(row.minutes) }
        const { salary, bonus } = incomeOf(policy, figures)
        return { ...row, change: salary + bonus - Number(row.had) }
      })
      const total = lines.reduce((sum, { change }) => sum + change, 0)
      const most = lines.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, maxShown)
      const findings: Finding[] = [
        { caption: 'live-manage.income-settings.simulate.anchors', value: lines.length },
        { caption: 'live-manage.income-settings.simulate.change', value: money(total, policy), tone: toneOf(total) },
        ...most.map<Finding>(({ anchor, no, change }) => ({
          caption: 'live-manage.income-settings.simulate.anchor',
          params: { no: no ?? `#${anchor}` },
          value: money(change, policy),
          to: `/live-manage/anchor-detail/${Number(anchor)}`,
          tone: toneOf(change),
        })),
      ]
      return { findings }
    },
  },

  compare: {
    runTogether: (_context, policies) => {
      if (policies.length < 2 || policies.length > maxCompared)
        throw refused('live-manage.income-settings.compareSome', { count: maxCompared })
      const findings = compared.map<Finding>((name) => ({
        caption: `incomePolicy.${name}`,
        value: policies.map((policy) => `${policy.name}: ${policy[name] ?? 0}`).join(' · '),
      }))
      return Promise.resolve({ findings })
    },
  },
})

function money(minor: number, { currency }: Policy): string {
  return `${minor > 0 ? '+' : ''}${(minor / 100).toFixed(2)} ${currency}`
}

function toneOf(change: number): 'good' | 'bad' {
  return change < 0 ? 'bad' : 'good'
}
