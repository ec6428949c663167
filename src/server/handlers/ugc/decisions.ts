import * as list from '../../../../commands/ugc/audit-list'
import { approve as approveOpened } from '../../../../commands/ugc/audit-op/[id]'
import ugcPost from '../../../entities/ugc/ugc-post'
import { handle } from '../../operations/handler'
import { holds } from '../../pipeline/account'
import type { Context } from '../../pipeline/operation'
import { closeReports } from './close-reports'
import { decide } from './decide'
import { mayDecide } from './may-decide'
import { free, restrictedRight, secondThoughts, type Post } from './post'
import { recordDecision } from './record-decision'
import { giveBack } from './strikes'
import { tellAuthor } from './tell-author'

interface Approved {
  readonly ageMark: Post['ageMark'] | null
  readonly hiddenAreas: readonly number[] | null
}

const approving = (context: Context, post: Post, { ageMark, hiddenAreas }: Approved) =>
  decide(context, post, { to: 'published', ageMark, hiddenAreas })

export const approvals = [
  handle(list.approve, { undo: 'image', check: mayDecide, run: approving }),
  handle(approveOpened, { undo: 'image', check: mayDecide, run: approving }),
]

export const rejecting = handle(list.reject, {
  undo: 'image',
  check: mayDecide,
  run: (context, post, { reasons, remark }) => decide(context, post, { to: 'rejected', reasons, remark }),
})

export const limiting = handle(list.limit, {
  undo: 'image',
  check: mayDecide,
  run: (context, post, { reach, reasons }) => decide(context, post, { to: 'limited', reach, reasons }),
})

export const takingDown = handle(list.takeDown, {
  undo: 'image',
  check: mayDecide,
  run: (context, post, { reasons, remark }) => decide(context, post, { to: 'takenDown', reasons, remark }),
})

/** Kept away from everybody, with what it was reported for upheld. */
export const sealing = handle(list.block, {
  undo: 'image',
  check: mayDecide,
  run: (context, post, { reasons, caseNumber }) =>
    decide(context, post, { to: 'blocked', reasons, remark: caseNumber }),
})

export const unsealing = handle(list.unblock, {
  undo: 'image',
  check: ({ account }) => Promise.resolve(holds(account, restrictedRight) || 'ugc.decision.restricted'),
  run: async (context, post, { remark }) => {
    await context.records.update(ugcPost, post, { state: 'takenDown' })
    await recordDecision(context, post, { decision: 'unsure', remark })
  },
})

export const liftingLimit = handle(list.unlimit, {
  undo: 'image',
  check: mayDecide,
  run: (context, post, { remark }) => showAgain(context, post, remark, 'restored'),
})

export const restoring = handle(list.restore, {
  undo: 'image',
  check: mayDecide,
  run: async (context, post, { remark }) => {
    await giveBack(context, post, 'complaint', remark)
    await showAgain(context, post, remark, 'restored')
  },
})

export const granting = handle(list.upholdAppeal, {
  undo: 'image',
  check: mayDecide,
  run: async (context, post, { remark }) => {
    await giveBack(context, post, 'appeal', remark)
    await showAgain(context, post, remark, 'appealGranted')
  },
})

export const refusingAppeal = handle(list.rejectAppeal, {
  undo: 'image',
  check: mayDecide,
  run: async (context, post, { reasons, remark }) => {
    await context.records.update(ugcPost, post, {
      ...free,
      state: 'takenDown',
      reasons,
      decidedBy: context.account.id,
      decidedAt: context.now.toISOString(),
    })
    await recordDecision(context, post, { decision: 'reject', reasons, remark })
    const { user, title, code } = post
    await tellAuthor(context, { user, what: 'appealRefused', reasons, about: title ?? code, at: later(context) })
  },
})

/** Somebody else decides: whoever escalates is not asked again. */
export const escalating = handle(list.escalate, {
  undo: 'image',
  check: mayDecide,
  run: async (context, post, { remark }) => {
    await context.records.update(ugcPost, post, { ...free, state: 'escalated', escalatedBy: context.account.id })
    await recordDecision(context, post, { decision: 'escalate', remark })
  },
})

/** Back among those that wait; who has passed it over before may be offered it again. */
export const rechecking = handle(list.recheck, {
  undo: 'image',
  run: async (context, post) => {
    await context.records.update(ugcPost, post, { ...free, state: 'pending', skippedBy: [], escalatedBy: null })
  },
})

async function showAgain(
  context: Context,
  post: Post,
  remark: string | null,
  what: 'restored' | 'appealGranted',
): Promise<void> {
  const { now, records, account } = context
  await records.update(ugcPost, post, {
    ...free,
    state: 'published',
    reach: 'normal',
    reasons: [],
    reportCount: 0,
    publishedAt: post.publishedAt ?? now.toISOString(),
    decidedBy: account.id,
    decidedAt: now.toISOString(),
  })
  await recordDecision(context, post, { decision: 'pass', remark })
  await closeReports(context, post, 'kept', later(context))
  await tellAuthor(context, { user: post.user, what, about: post.title ?? post.code, at: later(context) })
}

function later({ now }: Context): Date {
  return new Date(now.getTime() + secondThoughts)
}
