import { sql } from 'kysely'
import { assign, release, startAudit } from '../../../../commands/ugc/audit-list'
import { next, skip, undoLast } from '../../../../commands/ugc/audit-op/[id]'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewer from '../../../entities/review-manage/reviewer'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Command } from '../../../schema/command'
import { isOwnRow } from '../../access/own-rows'
import { leaveNotices } from '../../jobs/notify'
import { handle, handlePage } from '../../operations/handler'
import { undoEntry } from '../../run/undo'
import { holds } from '../../pipeline/account'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { free, restrictedRight, secondThoughts } from './post'

/** A post stays with who has opened it for so long, in milliseconds. */
const leaseLasts = 10 * 60_000
/** Passing over more than so many a day is told to the lead; whoever is distressed is never counted. */
const mostSkips = 20

export const starting = handlePage(startAudit, { run: (context) => takeNext(context, startAudit) })
export const goingOn = handlePage(next, { run: (context) => takeNext(context, next) })

/**
 * Takes the post that waits longest for whoever asks: what a lead gave them goes first, what others have or were given is
 * left alone. Two who ask at once get two.
 */
async function takeNext(context: Context, by: Command): Promise<{ readonly id: number }> {
  const { db, records, account, now } = context
  const [own] = await records.where(reviewer, { account: account.id }, 1)
  const areas = own?.areas ?? [-1]
  const { rows } = await sql<{ id: number }>`select id from ugc_post
    where state in ('pending', 'escalated', 'appealed')
      and (taken_by is null or taken_until is null or taken_until < ${now.toISOString()} or taken_by = ${account.id})
      and (reviewer is null or reviewer = ${own?.id ?? 0})
      and (reviewer = ${own?.id ?? 0} or area is null or -1 = any(${areas}) or area = any(${areas}))
      and not ${account.id} = any(coalesce(skipped_by, '{}'))
      and ${isOwnRow(context, by, ugcPost, sql.ref('ugc_post.id'))}
      and (state <> 'escalated' or escalated_by is distinct from ${account.id})
      and (state <> 'appealed' or decided_by is distinct from ${account.id})
      and (${holds(account, restrictedRight)} or not 'minors' = any(coalesce(risk_labels, '{}')))
    order by (reviewer is null), (taken_by is not distinct from ${account.id}), due_at nulls last, id
    limit 1 for no key update skip locked`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw refused('ugc.audit-list.nothingWaits')
  const post = await records.get(ugcPost, Number(id))
  await records.update(ugcPost, post, {
    takenBy: account.id,
    takenUntil: new Date(now.getTime() + leaseLasts).toISOString(),
  })
  return { id: post.id }
}

export const skipping = handle(skip, {
  undo: 'never',
  run: async (context, post, { why }) => {
    const { records, account } = context
    const skippedBy = [...new Set([...(post.skippedBy ?? []), account.id])]
    await records.update(ugcPost, post, { ...free, skippedBy })
    if (why !== 'distress') await tellLead(context)
  },
})

async function tellLead(context: Context): Promise<void> {
  const { db, records, account, now } = context
  const [own] = await records.where(reviewer, { account: account.id }, 1)
  if (!own) return
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry
    where account = ${account.id} and command = 'ugc.audit-op.skip' and result = 'ok'
      and at >= ${now.toISOString().slice(0, 10)} and args ->> 'why' is distinct from 'distress'`.execute(db)
  // The one in hand is not written down yet; the lead is told once a day.
  if (Number(rows[0]?.count ?? 0) !== mostSkips) return
  await leaveNotices(context, [own.lead], {
    kind: 'dueSoon',
    caption: 'ugc.notice.manySkips',
    params: { name: account.realName, count: mostSkips },
    link: '/ugc/audit-list',
    urgent: false,
  })
}

export const assigning = handle(assign, {
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
})

export const releasing = handle(release, {
  undo: 'image',
  run: async ({ records }, post) => {
    await records.update(ugcPost, post, free)
    const task = post.reviewTask === null ? undefined : await records.find(reviewTask, post.reviewTask)
    if (task?.state === 'assigned')
      await records.update(reviewTask, task, { state: 'waiting', reviewer: null, assignedAt: null })
  },
})

/** What decides on a post, and can be thought better of. */
const decisions = [
  'approve',
  'reject',
  'limit',
  'takeDown',
  'escalate',
  'upholdAppeal',
  'rejectAppeal',
  'restore',
  'unlimit',
  'block',
].flatMap((name) => [`ugc.audit-list.${name}`, `ugc.audit-op.${name}`])

/** The latest decision of whoever asks, within 5 minutes; where somebody has gone on from it, undoing refuses. */
export const takingBackLast = handlePage(undoLast, {
  run: async (context) => {
    const { db, account, now, services } = context
    const since = new Date(now.getTime() - secondThoughts).toISOString()
    const { rows } = await sql<{ id: number; record_id: string }>`select a.id, a.record_id from audit_entry a
      where a.account = ${account.id} and a.command = any(${decisions}) and a.result = 'ok' and a.at >= ${since}
        and not exists (select 1 from audit_entry u where u.undoes = a.id)
      order by a.id desc limit 1`.execute(db)
    const [last] = rows
    if (!last) throw refused('ugc.audit-op.undoLast.none')
    await undoEntry(context, services.registry, Number(last.id))
    context.records.isAudited = true
    return { id: Number(last.record_id) }
  },
})
