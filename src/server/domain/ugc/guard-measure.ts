import ugcPost from '../../../entities/ugc/ugc-post'
import { holds } from '../../access/account'
import { badField, notPermitted } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Strike } from './carry-out-measure'

/** Bans of accounts for longer than this many days, and for good, are for few. */
const longBanDays = 30
const longBanRight = 'Ugc:auditOp.banLong'

/**
 * Holds a measure to what it can last, and long bans to who may pronounce them: never whoever decided on the post.
 * @throws A0400 for days that a measure does not have, A0301 without the right to a long ban
 */
export async function guardMeasure(
  { account, records }: Context,
  { measure, days, post }: Pick<Strike, 'measure' | 'days'> & { readonly post?: number | null },
): Promise<void> {
  if ((measure === 'none' || measure === 'warning') && days !== null) throw badField('days', 'ugc.strike.noDays')
  const isLong = measure === 'accountBan' && (days === null || days > longBanDays)
  if (!isLong) return
  if (!holds(account, longBanRight)) throw notPermitted(longBanRight)
  const decided = post ? (await records.get(ugcPost, post)).decidedBy : null
  if (decided === account.id) throw badField('days', 'ugc.strike.ownDecision', { days: longBanDays })
}
