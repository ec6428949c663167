import * as list from '../../../../commands/ugc/strike-list'
import * as page from '../../../../commands/ugc/audit-op/[id]'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import { handle } from '../../operations/handler'
import { create } from '../../operations/save'
import type { Context } from '../../pipeline/operation'
import { carryOut, takeBackMeasure, type Strike } from './carry-out-measure'
import { guardMeasure } from './guard-measure'
import type { Post } from './post'
import { overturnDecisions } from './record-decision'
import { tellAuthor } from './tell-author'
import { tellOfStrike } from './tell-of-strike'

export const striking = handle(page.strike, {
  undo: 'never',
  check: hasAuthor,
  run: async (context, row, { days, remark, ...terms }) => {
    await create(
      context,
      ugcStrike,
      { ...terms, user: row.user, ...(days !== null && { days }), ...(remark !== null && { remark }) },
      { post: row.id },
    )
  },
})

/** Told and kept, and costs no points. */
export const warning = handle(page.warnAuthor, {
  undo: 'never',
  check: hasAuthor,
  run: async (context, row, { reason }) => {
    await create(context, ugcStrike, { user: row.user, reason, points: 0, measure: 'warning' }, { post: row.id })
  },
})

export const revokingOfPost = handle(page.revokeStrike, {
  undo: 'never',
  check: async ({ records }, row, { strike }) => {
    const found = await records.find(ugcStrike, strike)
    if (!found) return true
    if (found.user !== row.user) return 'ugc.audit-op.revokeStrike.ofOther'
    return found.state === 'active' || 'ugc.audit-op.revokeStrike.over'
  },
  run: async (context, _row, { strike, remark }) => {
    await revoke(context, await context.records.get(ugcStrike, strike), remark)
  },
})

export const revoking = handle(list.revoke, {
  undo: 'never',
  run: (context, strike, { remark }) => revoke(context, strike, remark),
})

export const changing = handle(list.changeMeasure, {
  undo: 'never',
  run: async (context, strike, { measure, days, remark }) => {
    const changed = { ...strike, measure, days, remark }
    await guardMeasure(context, changed)
    await takeBackMeasure(context, strike, remark)
    const saved = await context.records.update(ugcStrike, strike, { measure, days, remark, blacklistEntry: null })
    await carryOut(context, saved)
    await tellOfStrike(context, saved)
  },
})

export const tellingAgain = handle(list.resendNotice, {
  undo: 'never',
  run: async (context, strike) => {
    await tellOfStrike(context, strike)
  },
})

/** Gives back what a decision on a post has cost its author: the points, and the bans that came of them. */
export async function giveBack(
  context: Context,
  post: Post,
  because: 'appeal' | 'complaint',
  remark: string | null,
): Promise<void> {
  await overturnDecisions(context, post, because)
  for (const strike of await context.records.where(ugcStrike, { post: post.id, state: 'active' })) {
    await takeBackMeasure(context, strike, remark ?? 'overturned')
    await context.records.update(ugcStrike, strike, { state: 'revoked' })
  }
}

async function revoke(context: Context, strike: Strike, remark: string): Promise<void> {
  await takeBackMeasure(context, strike, remark)
  await context.records.update(ugcStrike, strike, { state: 'revoked', remark })
  await tellAuthor(context, { user: strike.user, what: 'strikeRevoked' })
}

function hasAuthor(_context: Context, { user }: Post): Promise<true | string> {
  return Promise.resolve(user !== null || 'ugc.decision.noAuthor')
}
