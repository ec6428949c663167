import * as commands from '../../../../commands/review-manage/initial-review'
import language from '../../../entities/develop-manage/language'
import contentItem from '../../../entities/movie-manage/content-item'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import reviewCheck from '../../../entities/review-manage/review-check'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewReason from '../../../entities/review-manage/review-reason'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Captions } from '../../../schema/field'
import type { Finding } from '../../../schema/findings'
import { decideFinally } from '../../domain/review/decide-finally'
import { mayDecide } from '../../domain/review/decision-rules'
import { type Decision, type Given, keepDecision, type Outcome } from '../../domain/review/decisions'
import { checkOf } from '../../domain/review/draw-checks'
import { setDutyOf } from '../../domain/review/duty'
import { leaseFor, returnTask, takeTask } from '../../domain/review/lease'
import { hasRoom, mayReview, type Task } from '../../domain/review/may-review'
import { moveSubjectBack } from '../../domain/review/move-subject'
import { waitingAt } from '../../domain/review/next-stage'
import { ownReviewer, reviewerOf } from '../../domain/review/own-reviewer'
import { takeNext } from '../../domain/review/take'
import { leaveNotices } from '../../events/notify'
import { handlers, prepare, type Prepared, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { translationOf } from '../../translation/translation-of'

type Command = { readonly on: 'row' | 'rows'; readonly entity: typeof reviewTask }

/** Posts up to this risk may be passed many at once. */
const quietBelow = 40

const maxQuiet = 50

/** Whoever decided may think again for this long. */
const minutesToThink = 5

const ended = ['passed', 'rejected', 'returned']

/** A text of what is reviewed: what it is, the language it is written in, and how it reads. */
interface Text {
  readonly caption: string
  readonly language: string
  readonly text: string
}

/** Lines of a subtitle that are read at once. */
const maxLines = 150

export default handlers(commands, {
  goOnDuty: {
    run: async (context) => {
      const own = await ownReviewer(context)
      if (own.state !== 'active' && own.state !== 'training') throw refused('review-manage.notActive')
      await setDutyOf(context, own, 'on')
    },
  },

  takeBreak: {
    run: async (context) => {
      const own = await ownReviewer(context)
      if (own.duty !== 'on') throw refused('review-manage.offDuty')
      await setDutyOf(context, own, 'break')
    },
  },

  /** What is on hold stays with whoever put it on hold; what was only assigned goes back. */
  goOffDuty: {
    run: async (context) => {
      await setDutyOf(context, await ownReviewer(context), 'off')
    },
  },

  /** From the initial stage it goes on to the final one, from there back to its pool; the lead of the reviewer is told. */
  escalate: {
    undo: 'image',
    check: async (context, task) => {
      const own = await reviewerOf(context, context.account.id)
      return (own !== undefined && task.reviewer === own.id) || 'review-manage.notYours'
    },
    run: async (context, task, { remark }) => {
      const own = await ownReviewer(context)
      await keepDecision(context, task, own, 'escalate', { remark })
      const waiting = await waitingAt(context, task, 'final')
      const proposed = task.stage === 'initial' ? { proposal: 'unsure' as const, initialReviewer: own.id } : {}
      await context.records.update(reviewTask, task, { ...waiting, ...proposed, priority: 'urgent', remark })
      const { lead } = await context.records.get(reviewerEntity, own.id)
      await leaveNotices(context, [lead], {
        kind: 'assigned',
        caption: 'review-manage.toldEscalated',
        params: { number: task.number ?? `#${task.id}`, name: context.account.realName },
        body: remark.slice(0, 500),
        link: `/review-manage/detail?id=${task.id}`,
        urgent: true,
      })
    },
  },

  /** Marks stand in the order in which they are come upon. */
  addMark: {
    undo: 'image',
    check: isMine,
    run: async (context, task, { from, to, reason, note }) => {
      checkStretch(task, from, to)
      const { subjects } = await context.records.get(reviewReason, reason)
      if (task.subject && !subjects.includes(task.subject)) throw badField('reason', 'review-manage.otherSubjectReason')
      const mark = { from, to, reason, note, by: context.account.id }
      const marks = [...(task.marks ?? []), mark].sort((a, b) => a.from - b.from)
      await keepAtIt(context, task, { marks })
    },
  },

  moveMark: {
    undo: 'image',
    check: isMine,
    run: async (context, task, { mark, from, to }) => {
      const marks = task.marks ?? []
      if (mark > marks.length) throw badField('mark', 'review-manage.noSuchMark', { count: marks.length })
      checkStretch(task, from, to)
      const moved = marks.map((each, index) => (index === mark - 1 ? { ...each, from, to } : each))
      await keepAtIt(context, task, { marks: moved.sort((a, b) => a.from - b.from) })
    },
  },

  removeMark: {
    undo: 'image',
    check: isMine,
    run: async (context, task, { mark }) => {
      const marks = task.marks ?? []
      if (mark > marks.length) throw badField('mark', 'review-manage.noSuchMark', { count: marks.length })
      await keepAtIt(context, task, { marks: marks.filter((_mark, index) => index !== mark - 1) })
    },
  },

  /** Dismissing what the machine is sure of needs a reason. */
  judgeFlag: {
    undo: 'image',
    check: isMine,
    run: async (context, task, { flag, state, why }) => {
      const flags = task.machine ?? []
      if (flag > flags.length) throw badField('flag', 'review-manage.noSuchFlag', { count: flags.length })
      if (state === 'dismissed' && !why?.trim()) throw badField('why', 'review-manage.dismissNeedsWhy')
      const machine = flags.map((each, index) => (index === flag - 1 ? { ...each, state, why } : each))
      await keepAtIt(context, task, { machine })
    },
  },

  proposePass: proposal(commands.proposePass, 'pass'),
  proposeLimited: proposal(commands.proposeLimited, 'passLimited'),
  proposeReject: proposal(commands.proposeReject, 'reject'),
  proposeReturn: proposal(commands.proposeReturn, 'return'),
  unsure: proposal(commands.unsure, 'unsure'),

  passQuiet: {
    most: maxQuiet,
    check: (context, task) => {
      if (task.subject !== 'post') return Promise.resolve('review-manage.postsOnly')
      if ((task.riskScore ?? 0) >= quietBelow) return Promise.resolve('review-manage.tooRisky')
      return mayPropose(context, task, 'pass', {})
    },
    checkInBulk: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedAlone'),
    run: (context, task) => propose(context, task, 'pass', {}),
  },

  /** Takes back the caller's last decision on a task: it is theirs again, as it was before. */
  takeBack: {
    undo: 'never',
    check: async (context, task) => {
      const decision = await lastOwn(context, task)
      if (!decision) return 'review-manage.nothingToTakeBack'
      return maySaveIt(context, task, decision)
    },
    run: async (context, task, { remark }) => {
      const decision = await lastOwn(context, task)
      if (!decision) return
      const { records } = context
      const check = await checkOf(context, decision)
      const isDrawn = check?.state === 'drawn'
      await records.update(reviewDecision, decision, { state: 'withdrawn', ...(isDrawn && { check: null }) })
      if (isDrawn) await records.remove(reviewCheck, check)
      if (ended.includes(task.state)) await moveSubjectBack(context, task)
      await records.update(reviewTask, task, {
        state: 'assigned',
        stage: decision.stage,
        pool: decision.pool,
        reviewer: decision.reviewer,
        leaseUntil: await leaseFor(context, task),
        decidedAt: null,
        ...(decision.stage === 'initial' ? { proposal: null, initialReviewer: null } : { finalReviewer: null }),
        ...(remark !== null && { remark }),
      })
    },
  },

  take: { run: (context) => takeNext(context, commands.take, 'initial') },

  takeThis: {
    undo: 'image',
    check: async (context, task) => {
      const own = await ownReviewer(context)
      const room = hasRoom(own)
      return room === true ? mayReview(context, own, task) : room
    },
    checkInBulk: (_context, { restricted }) => Promise.resolve(restricted !== true || 'review-manage.restrictedAlone'),
    run: async (context, task) => {
      await takeTask(context, task, await ownReviewer(context))
    },
  },

  release: {
    undo: 'image',
    run: async (context, task) => {
      await returnTask(context, task)
    },
  },

  /** Everything there is to read of a task, in a language that its reviewer understands. Nothing is kept. */
  translate: {
    run: async (context, task, { into }) => {
      const { code } = await context.records.get(language, into)
      const texts = (await textsOf(context, task)).filter((each) => each.language !== code)
      const translation = translationOf(context.services)
      const findings: Finding[] = []
      for (const from of new Set(texts.map((each) => each.language))) {
        const some = texts.filter((each) => each.language === from)
        const given = some.map(({ text }) => text.slice(0, 2_000))
        const translated = await translation.translate(given, from, code)
        some.forEach(({ caption }, index) => findings.push({ caption, value: translated[index] ?? '' }))
      }
      if (findings.length === 0) return { findings: [{ caption: 'review-manage.nothingToTranslate' }] }
      const note = { caption: 'translation.embedded', tone: 'warn' as const }
      return { findings: [...(translation.name === 'embedded' ? [note] : []), ...findings] }
    },
  },
})

async function isMine(context: Context, task: Task): Promise<Verdict> {
  const own = await reviewerOf(context, context.account.id)
  return (own !== undefined && task.reviewer === own.id) || 'review-manage.notYours'
}

/** @throws A0400 where a mark ends before it begins, or beyond what is marked */
function checkStretch({ minutes }: Task, from: number, to: number): void {
  if (to < from) throw badField('to', 'review-manage.markEndsFirst')
  const length = minutes === null ? Infinity : Math.ceil(minutes * 60) + 6
  if (to > length) throw badField('to', 'review-manage.markBeyondEnd')
}

/** Whoever works on a task keeps it. */
async function keepAtIt(context: Context, task: Task, patch: Partial<Task>): Promise<void> {
  await context.records.update(reviewTask, task, { ...patch, leaseUntil: await leaseFor(context, task) })
}

function proposal(command: Command, decision: Outcome): Prepared {
  return prepare(command, {
    check: (context: Context, task: Task, given: Given) => mayPropose(context, task, decision, given),
    run: (context: Context, task: Task, given: Given) => propose(context, task, decision, given),
  } as never)
}

function mayPropose(context: Context, task: Task, decision: Outcome, given: Given) {
  return task.stage === 'initial'
    ? mayDecide(context, task, decision, given)
    : Promise.resolve('review-manage.notInitial')
}

/** A proposal, with which the task moves on to the final stage; a post of no special weight ends here. */
async function propose(context: Context, task: Task, decision: Outcome, given: Given): Promise<void> {
  const own = await ownReviewer(context)
  if (await endsHere(context, task, decision, own.level)) return decideFinally(context, task, decision, given)
  await keepDecision(context, task, own, decision, given)
  const { reasons, ageRating, blockedAreas, uploaderNote, remark } = given
  await context.records.update(reviewTask, task, {
    ...(await waitingAt(context, task, 'final')),
    ...(reasons && { reasons: [...reasons] }),
    ...(ageRating && { ageRating }),
    ...(blockedAreas && { blockedAreas: [...blockedAreas] }),
    ...(uploaderNote && { uploaderNote }),
    ...(remark && { remark }),
    proposal: decision === 'escalate' ? 'unsure' : decision,
    initialReviewer: own.id,
  })
}

/**
 * Posts end at the initial stage, but for those in doubt, of high risk, appealed, decided by a trainee, or drawn by what
 * their pool passes on.
 */
async function endsHere({ records }: Context, task: Task, decision: Outcome, level: string | null): Promise<boolean> {
  if (task.subject !== 'post' || decision === 'unsure' || decision === 'escalate') return false
  if (task.origin === 'appeal' || level === 'trainee') return false
  const [post] = task.post === null ? [] : await records.where(ugcPost, { id: task.post }, 1)
  if (post?.riskLevel === 'high' || post?.riskLevel === 'critical') return false
  const [pool] = task.pool === null ? [] : await records.where(reviewPool, { id: task.pool }, 1)
  return Math.floor(((task.id * 0.618_033_988_7) % 1) * 100) >= (pool?.finalPercent ?? 5)
}

async function lastOwn(context: Context, { id, round }: Task): Promise<Decision | undefined> {
  const own = await reviewerOf(context, context.account.id)
  if (!own) return undefined
  const found = await context.records.where(reviewDecision, { task: id, round, reviewer: own.id, state: 'standing' })
  return found.at(-1)
}

function maySaveIt({ now }: Context, task: Task, { stage, decidedAt }: Decision): Verdict {
  const age = now.getTime() - Date.parse(decidedAt ?? '')
  if (!(age <= minutesToThink * 60_000)) return 'review-manage.tooLateToTakeBack'
  const isUntouched = ended.includes(task.state) || (task.state === 'waiting' && task.reviewer === null)
  const isOfStage = stage === 'final' ? task.stage === 'final' : true
  return (isUntouched && isOfStage) || 'review-manage.nextStageOpened'
}

async function textsOf(context: Context, task: Task): Promise<Text[]> {
  const { records } = context
  const [post] = task.post === null ? [] : await records.where(ugcPost, { id: task.post }, 1)
  const [spoken] = post?.language ? await records.where(language, { id: post.language }, 1) : []
  const written = (caption: string, text: string | null | undefined): Text[] =>
    text ? [{ caption, language: spoken?.code ?? 'en', text }] : []
  const [title] = task.content === null ? [] : await records.where(contentItem, { id: task.content }, 1)
  const [part] = task.episode === null ? [] : await records.where(episode, { id: task.episode }, 1)
  return [
    ...written('ugcPost.title', post?.title),
    ...written('ugcPost.text', post?.text),
    ...written('ugcPost.ocrText', post?.ocrText),
    ...written('ugcPost.asrText', post?.asrText),
    ...captioned('contentItem.title', title?.title),
    ...captioned('review-manage.episodeTitle', part?.title),
    ...(await linesOf(context, task)),
  ]
}

function captioned(caption: string, texts: Captions | null | undefined): Text[] {
  const [first] = Object.entries((texts ?? {}) as Readonly<Record<string, string>>).filter(([, text]) => text)
  return first ? [{ caption, language: first[0], text: first[1] }] : []
}

/** The lines of the episode's subtitle: the published one, else any. */
async function linesOf({ records }: Context, { episode: id }: Task): Promise<Text[]> {
  if (id === null) return []
  const all = await records.where(subtitle, { episode: id })
  const best = all.find(({ state }) => state === 'published') ?? all[0]
  if (!best) return []
  const { code } = await records.get(language, best.language)
  const cues = await records.where(subtitleCue, { subtitle: best.id }, maxLines)
  return cues.map(({ text }) => ({ caption: 'subtitleCue.text', language: code, text }))
}
