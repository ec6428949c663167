import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import incomePolicy from '../../../entities/live-manage/income-policy'
import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Adjustment = Row<typeof settlementAdjustment>

/** What has to come on or off a payee's next settlement. */
interface Owed {
  readonly anchor: number | null
  readonly guild: number | null
  readonly kind: Adjustment['kind']
  /** Signed; worked out into money by the payee's policy. */
  readonly biscuits?: number
  /** Signed, in minor units. */
  readonly amount?: number
  readonly currency?: string | null
  readonly reason: string
  readonly punishment?: number
  readonly refund?: number
  readonly reverses?: number
}

const usualCurrency = 'USD'

/**
 * Puts an approved adjustment into the oldest period that is still open, the one whose settlement comes next.
 * @returns undefined where it comes to nothing
 * @throws B01 where no period is open
 */
export async function adjustNextPeriod(context: Context, owed: Owed): Promise<Adjustment | undefined> {
  const { records } = context
  const rate = owed.biscuits ? await biscuitsPerUnit(context, owed) : null
  const amount = (owed.amount ?? 0) + (rate ? Math.round(((owed.biscuits ?? 0) * 100) / rate.perUnit) : 0)
  if (amount === 0) return undefined
  const period = await nextPeriod(context)
  return records.insert(settlementAdjustment, {
    period: period.id,
    guild: owed.guild,
    anchor: owed.guild ? null : owed.anchor,
    kind: owed.kind,
    amount,
    currency: owed.currency ?? rate?.currency ?? usualCurrency,
    reason: owed.reason.slice(0, 300),
    punishment: owed.punishment ?? null,
    refund: owed.refund ?? null,
    reverses: owed.reverses ?? null,
    state: 'approved',
    approvedBy: records.actor,
  })
}

/** The oldest period that nothing of is approved. @throws B01 where there is none */
export async function nextPeriod({ records }: Context): Promise<Row<typeof settlementPeriod>> {
  const open = await records.where(settlementPeriod, { state: ['open', 'computed'] })
  const [first] = open.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (!first) throw refused('live-manage.noOpenPeriod')
  return first
}

/** How many biscuits make one major unit for a payee: by their guild's policy, else by that of independent anchors. */
async function biscuitsPerUnit(
  { records }: Context,
  { anchor, guild }: Owed,
): Promise<{ readonly perUnit: number; readonly currency: string }> {
  const guildId = guild ?? (anchor ? (await records.get(anchorEntity, anchor)).guild : null)
  const [policy] = guildId
    ? [await records.get(incomePolicy, (await records.get(guildEntity, guildId)).incomePolicy)]
    : await records.where(incomePolicy, { payee: 'independentAnchor', state: 'active' }, 1)
  if (!policy) throw refused('live-manage.noPolicy')
  return { perUnit: policy.biscuitsPerUnit, currency: policy.currency }
}
