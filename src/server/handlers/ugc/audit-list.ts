import * as commands from '../../../../commands/ugc/audit-list'
import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewer from '../../../entities/review-manage/reviewer'
import ugcPost from '../../../entities/ugc/ugc-post'
import { caption } from '../../base/captions'
import { hitsOf } from '../../domain/live/config/word-hits'
import { shareArea } from '../../operations/overlap'
import { closeReports } from '../../domain/ugc/close-reports'
import { decide } from '../../domain/ugc/decide'
import { approve } from '../../domain/ugc/decisions'
import { reasonedDecisions } from '../../domain/ugc/export-reasons'
import { judge } from '../../domain/ugc/judge'
import { mayDecide } from '../../domain/ugc/may-decide'
import { free, type Post, restrictedRight, secondThoughts } from '../../domain/ugc/post'
import { takeNext } from '../../domain/ugc/queue'
import { recordDecision } from '../../domain/ugc/record-decision'
import { auditSettings } from '../../domain/ugc/settings'
import { giveBack } from '../../domain/ugc/strikes'
import { tellAuthor } from '../../domain/ugc/tell-author'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { holds } from '../../access/account'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const maxWords = 200_000

/** The scene in which sensitive words hold for a kind of post. */
const sceneOf = (kind: Post['kind']) => (kind === 'nickname' || kind === 'bio' ? kind : 'dynamic')

export default handlers(commands, {
  approve: { undo: 'image', check: mayDecide, run: approve },

  reject: {
    undo: 'image',
    check: mayDecide,
    run: (context, post, { reasons, remark }) => decide(context, post, { to: 'rejected', reasons, remark }),
  },

  limit: {
    undo: 'image',
    check: mayDecide,
    run: (context, post, { reach, reasons }) => decide(context, post, { to: 'limited', reach, reasons }),
  },

  takeDown: {
    undo: 'image',
    check: mayDecide,
    run: (context, post, { reasons, remark }) => decide(context, post, { to: 'takenDown', reasons, remark }),
  },

  /** Kept away from everybody, with what it was reported for upheld. */
  block: {
    undo: 'image',
    check: mayDecide,
    run: (context, post, { reasons, caseNumber }) =>
      decide(context, post, { to: 'blocked', reasons, remark: caseNumber }),
  },

  unblock: {
    undo: 'image',
    check: ({ account }) => Promise.resolve(holds(account, restrictedRight) || 'ugc.decision.restricted'),
    run: async (context, post, { remark }) => {
      await context.records.update(ugcPost, post, { state: 'takenDown' })
      await recordDecision(context, post, { decision: 'unsure', remark })
    },
  },

  unlimit: {
    undo: 'image',
    check: mayDecide,
    run: (context, post, { remark }) => showAgain(context, post, remark, 'restored'),
  },

  restore: {
    undo: 'image',
    check: mayDecide,
    run: async (context, post, { remark }) => {
      await giveBack(context, post, 'complaint', remark)
      await showAgain(context, post, remark, 'restored')
    },
  },

  upholdAppeal: {
    undo: 'image',
    check: mayDecide,
    run: async (context, post, { remark }) => {
      await giveBack(context, post, 'appeal', remark)
      await showAgain(context, post, remark, 'appealGranted')
    },
  },

  rejectAppeal: {
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
  },

  /** Somebody else decides: whoever escalates is not asked again. */
  escalate: {
    undo: 'image',
    check: mayDecide,
    run: async (context, post, { remark }) => {
      await context.records.update(ugcPost, post, { ...free, state: 'escalated', escalatedBy: context.account.id })
      await recordDecision(context, post, { decision: 'escalate', remark })
    },
  },

  /** Back among those that wait; who has passed it over before may be offered it again. */
  recheck: {
    undo: 'image',
    run: async (context, post) => {
      await context.records.update(ugcPost, post, { ...free, state: 'pending', skippedBy: [], escalatedBy: null })
    },
  },

  exportReasons: {
    guard: async (_context, { from, to }) => {
      if (to < from) throw badField('to', 'error.offBeforePublish')
    },
    run: async (context, { from, to }) => ({
      taskId: await requestOwnExport(context, reasonedDecisions, {
        title: caption(context.language, 'ugc.audit-list.exportReasons'),
        page: '/ugc/audit-list',
        params: { from, to },
      }),
    }),
  },

  /**
   * Judges a post again: what was found in it by the thresholds in force, its texts by the sensitive words, its media by the
   * sealed ones. A copy of what is sealed is sealed; one that waits for the machine alone goes where that sends it.
   */
  rerunMachine: {
    check: (_context, { state }) => Promise.resolve(state !== 'blocked' || 'ugc.audit-list.rerunMachine.sealed'),
    run: async (context, post) => {
      const { liveThresholds } = await auditSettings(context)
      const words = await wordsIn(context, post)
      const original = post.duplicateOf === null ? undefined : await context.records.find(ugcPost, post.duplicateOf)
      const isCopy = post.hashBlocked || original?.hashBlocked === true
      const found = judge(liveThresholds ?? [], post)
      const suggestion = words.some(({ action }) => action === 'block')
        ? ('reject' as const)
        : found === 'pass' && words.some(({ action }) => action === 'review')
          ? ('review' as const)
          : found
      await context.records.update(ugcPost, post, {
        words: words.map(({ id }) => id),
        machine: { ...post.machine, suggestion },
        ...(isCopy && { state: 'blocked' as const }),
        ...(!isCopy && post.state === 'checking' && stateBy(context, suggestion)),
      })
    },
  },

  startAudit: { run: (context) => takeNext(context, commands.startAudit) },

  assign: {
    undo: 'image',
    check: async ({ records }, post, { reviewer: id }) => {
      const chosen = await records.find(reviewer, id)
      if (!chosen) return true
      if (chosen.state !== 'active') return 'ugc.audit-list.assign.offDuty'
      if (!chosen.subjects.includes('post')) return 'ugc.audit-list.assign.noPosts'
      const mayFinal = post.state === 'pending' || (chosen.stages ?? []).includes('final')
      if (!mayFinal) return 'ugc.audit-list.assign.noFinal'
      return chosen.account !== post.decidedBy || post.state !== 'appealed' || 'ugc.audit-list.assign.ownDecision'
    },
    run: async ({ records, now }, post, { reviewer: id }) => {
      await records.update(ugcPost, post, { ...free, reviewer: id })
      const task = post.reviewTask === null ? undefined : await records.find(reviewTask, post.reviewTask)
      if (task?.state === 'waiting' || task?.state === 'assigned')
        await records.update(reviewTask, task, { state: 'assigned', reviewer: id, assignedAt: now.toISOString() })
    },
  },

  release: {
    undo: 'image',
    run: async ({ records }, post) => {
      await records.update(ugcPost, post, free)
      const task = post.reviewTask === null ? undefined : await records.find(reviewTask, post.reviewTask)
      if (task?.state === 'assigned')
        await records.update(reviewTask, task, { state: 'waiting', reviewer: null, assignedAt: null })
    },
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

function stateBy({ now }: Context, suggestion: 'pass' | 'review' | 'reject'): Partial<Post> {
  return suggestion === 'pass' ? { state: 'published', publishedAt: now.toISOString() } : { state: 'pending' }
}

async function wordsIn({ records }: Context, post: Post) {
  const texts = [post.title, post.text, post.ocrText, post.asrText].filter((text) => text !== null)
  if (texts.length === 0) return []
  const scene = sceneOf(post.kind)
  const words = await records.where(sensitiveWord, { enabled: true }, maxWords)
  return words.filter(
    (word) =>
      word.scenes.includes(scene) &&
      (post.area === null || shareArea(word.areas ?? [], [post.area])) &&
      (word.language === null || post.language === null || word.language === post.language) &&
      texts.some((text) => hitsOf(word, text).length > 0),
  )
}
