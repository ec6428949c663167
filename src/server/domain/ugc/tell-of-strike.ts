import ugcStrike from '../../../entities/ugc/ugc-strike'
import type { Context } from '../../pipeline/operation'
import type { Strike } from './carry-out-measure'
import { tellAuthor } from './tell-author'

/** Tells a user of a strike, and notes when. */
export async function tellOfStrike(context: Context, strike: Strike): Promise<void> {
  await tellAuthor(context, { user: strike.user, what: 'strike', reasons: [strike.reason] })
  await context.records.update(ugcStrike, strike, { notifiedAt: context.now.toISOString() })
}
