import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import refund from '../../../entities/live-manage/refund'
import settlementEntity from '../../../entities/live-manage/settlement'
import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import settlementTax from '../../../entities/live-manage/settlement-tax'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { grossOf, taxOf } from './settlement-amounts'

export type Settlement = Row<typeof settlementEntity>
type Adjustment = Row<typeof settlementAdjustment>
type Check = NonNullable<Settlement['checks']>[number]

/** What was approved for a payee in a period. */
export function adjustmentsOf({ records }: Context, row: Settlement): Promise<Adjustment[]> {
  const payee = row.payee === 'guild' ? { guild: row.guild, anchor: null } : { guild: null, anchor: row.anchor }
  return records.where(settlementAdjustment, { period: row.period, ...payee, state: ['approved', 'applied'] })
}

/** Works out a settlement again: its adjustments, gross, tax and net, and what is wrong with it. */
export async function computeSettlement(context: Context, settlement: Settlement): Promise<Settlement> {
  const { records } = context
  const adjusting = await adjustmentsOf(context, settlement)
  const adjustments = adjusting.reduce((sum, { amount }) => sum + amount, 0)
  const gross = grossOf({ ...settlement, adjustments })
  const tax = await taxFor(context, settlement, gross)
  const net = gross - tax
  for (const each of adjusting)
    if (each.state === 'approved') await records.update(settlementAdjustment, each, { state: 'applied' })
  const checks = await checksOf(context, settlement, net)
  return records.update(settlementEntity, settlement, { adjustments, gross, tax, net, checks })
}

async function taxFor({ records }: Context, { country, payee, guild }: Settlement, gross: number): Promise<number> {
  if (!country) return 0
  const isCompany = guild !== null && Boolean((await records.get(guildEntity, guild)).companyName)
  const kind = payee === 'anchor' ? 'anchor' : isCompany ? 'guildCompany' : 'guildPerson'
  const rules = await records.where(settlementTax, { country, payee: kind, enabled: true })
  const rule = rules.toSorted((a, b) => (a.fromDate < b.fromDate ? 1 : -1))[0]
  return rule ? taxOf(gross, rule.threshold, rule.brackets) : 0
}

async function checksOf({ records }: Context, settlement: Settlement, net: number): Promise<Check[]> {
  const checks: Check[] = []
  if (net < 0) checks.push({ code: 'negative' })
  if (settlement.guild) {
    const { payoutAccount } = await records.get(guildEntity, settlement.guild)
    if (!payoutAccount?.account && !payoutAccount?.wallet) checks.push({ code: 'noAccount' })
  }
  if (settlement.anchor) {
    const { state } = await records.get(anchorEntity, settlement.anchor)
    if (state === 'banned' || state === 'frozen') checks.push({ code: 'bannedAnchor' })
    const open = await records.where(refund, { anchor: settlement.anchor, state: ['awaitingApproval', 'approved'] }, 1)
    if (open.length > 0) checks.push({ code: 'openRefund' })
  }
  return checks
}
