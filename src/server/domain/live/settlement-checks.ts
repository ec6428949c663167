import refund from '../../../entities/live-manage/refund'
import type settlementEntity from '../../../entities/live-manage/settlement'
import type anchorEntity from '../../../entities/live-manage/anchor'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { isBigJump } from './settlement-amounts'
import type { Guild } from './settlement-terms'

type Check = NonNullable<Row<typeof settlementEntity>['checks']>[number]

/** What is looked at before a settlement is approved. */
interface Looked {
  readonly guild: Guild | undefined
  readonly anchor: Row<typeof anchorEntity> | undefined
  readonly net: number
  readonly currency: string
  /** The gross of the period before, where the payee had one. */
  readonly before: number | undefined
}

/** What is wrong with a settlement. */
export async function checksOf(
  { records }: Context,
  { guild, anchor, net, currency, before }: Looked,
): Promise<Check[]> {
  const checks: Check[] = []
  if (net < 0) checks.push({ code: 'negative' })
  if (isBigJump(net, before, currency)) checks.push({ code: 'bigJump' })
  if (guild && !guild.payoutAccount?.account && !guild.payoutAccount?.wallet) checks.push({ code: 'noAccount' })
  if (anchor) {
    if (anchor.state === 'banned' || anchor.state === 'frozen') checks.push({ code: 'bannedAnchor' })
    const open = await records.where(refund, { anchor: anchor.id, state: ['awaitingApproval', 'approved'] }, 1)
    if (open.length > 0) checks.push({ code: 'openRefund' })
  }
  return checks
}
