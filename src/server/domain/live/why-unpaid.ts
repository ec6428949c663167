import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import type { Context } from '../../pipeline/operation'
import type { Settlement } from './settle-payees'

/** The caption id of why nothing may be paid to a payee now; undefined where it may. */
export async function whyUnpaid(
  { records, now }: Context,
  { payee, guild, anchor }: Settlement,
): Promise<string | undefined> {
  if (payee === 'guild' && guild) {
    const row = await records.get(guildEntity, guild)
    if (row.state === 'suspended') return 'live-manage.whyUnpaid.suspended'
    const isNew = row.payoutHeldUntil !== null && Date.parse(row.payoutHeldUntil) > now.getTime()
    return isNew || row.payoutPending !== null ? 'live-manage.whyUnpaid.newAccount' : undefined
  }
  const row = anchor ? await records.get(anchorEntity, anchor) : undefined
  return row?.state === 'frozen' ? 'live-manage.whyUnpaid.frozen' : undefined
}
