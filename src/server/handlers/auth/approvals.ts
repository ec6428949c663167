import { sql } from 'kysely'
import { z } from 'zod'
import { approve, reject, withdraw } from '../../../../commands/system/report-center/approvals'
import approval from '../../../entities/staff-manage/approval'
import type { Row } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'
import { leaveNotices } from '../../jobs/notify'
import { approvalLink, argumentsOf, isLapsed } from '../../run/approval-request'
import { openEnvelope } from '../../run/envelope'
import { runCommandOnRow } from '../../run/on-record'
import { runPageCommand } from '../../run/on-page'
import { ineligible } from '../../operations/eligibility'
import { handle, type Verdict } from '../../operations/handler'
import { refusalOf } from '../../operations/refusal-of'
import { workOf } from '../../operations/standard-handlers'
import { accountById, holds, type Account } from '../../pipeline/account'
import { notPermitted, refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'

type Request = Row<typeof approval>

/** What waits for the account that asks as second person, the most urgent first. */
export const waitingApprovals = defineOperation({
  id: 'approval.waiting',
  method: 'GET',
  url: '/auth/backend/approval/waiting',
  guard: 'signedIn',
  input: z.strictObject({}),
  run: async ({ db, account }) => {
    const { rows } =
      await sql`select p.id, p.command, p.entity, p.record_id as "recordId", p.record_title as "recordTitle",
        p.reason, p.due_at as "dueAt", p.created_at as "createdAt", a.real_name as "requestedBy"
      from approval p left join account a on a.id = p.created_by
      where p.state = 'pending' and p.due_at > now() and p.created_by is distinct from ${account.id}
        and (${account.isSuper} or p.code = any(${[...account.codes]}))
      order by p.due_at, p.id limit 200`.execute(db)
    return rows
  },
})

/** Runs the command in the name of who asked, if they still may, with this account as the second person. */
export const approving = handle(approve, {
  undo: 'never',
  check: async (context, request) => {
    const mine = mayDecide(context, request)
    if (mine !== true) return mine
    const waiting = await waitingCommand(context, request)
    if (!waiting) return 'error.approvalRequester'
    const { info, requester } = waiting
    if (info.command.on === 'page') return (await openEnvelope(context, info, request, null)) ?? true
    const entity = info.command.entity
    const work = workOf(info)
    const row = entity && (await context.records.find(entity, Number(request.recordId)))
    if (!row || !work) return 'error.noSuchRecord'
    const moved = await openEnvelope(context, info, request, row)
    if (moved) return moved
    return (
      (await ineligible(
        { ...context, account: requester, second: context.account },
        info,
        work,
        row,
        argumentsOf(request),
      )) ?? true
    )
  },
  run: async (context, request) => {
    const { services, db, account, language } = context
    const waiting = await waitingCommand(context, request)
    if (!waiting) throw refused('error.approvalRequester')
    const { info, requester } = waiting
    const by = { account: requester, second: account, language }
    if (info.command.on === 'page') {
      const { auditId, changes } = await runPageCommand(services, db, info, by, argumentsOf(request))
      services.events.changed(changes)
      await settle(context, request, 'approved', null)
      return { auditId }
    }
    const outcome = await runCommandOnRow(services, db, info, by, Number(request.recordId), argumentsOf(request))
    if (outcome.status === 'skipped') throw refusalOf(context, outcome.reason)
    services.events.changed(outcome.changes)
    await settle(context, request, 'approved', null)
    return { auditId: outcome.auditId }
  },
})

export const rejecting = handle(reject, {
  check: (context, request) => Promise.resolve(mayDecide(context, request)),
  run: (context, request, { reason }) => settle(context, request, 'rejected', reason),
})

export const withdrawing = handle(withdraw, {
  check: ({ now }, request) => Promise.resolve(isLapsed(request, now) ? lapsed : true),
  run: (context, request) => settle(context, request, 'withdrawn', null),
})

const lapsed: Verdict = { caption: 'error.wrongState', params: { state: 'approval.state.lapsed' } }

/** @throws A0301 without the right of the command that waits */
function mayDecide({ account, now }: Context, request: Request): Verdict {
  if (!holds(account, request.code)) throw notPermitted(request.code)
  return isLapsed(request, now) ? lapsed : true
}

/** The command that waits, and who asked for it; undefined where that is no longer there, or no longer theirs to do. */
async function waitingCommand(
  { services, db }: Context,
  request: Request,
): Promise<{ info: CommandInfo; requester: Account } | undefined> {
  const info = services.registry.commands.get(request.command)
  const requester = request.createdBy === null ? undefined : await accountById(db, request.createdBy)
  return info && requester && holds(requester, request.code) ? { info, requester } : undefined
}

/** Decides on a request, and tells who asked where it was another. */
async function settle(
  { records, account, services, db, now }: Context,
  request: Request,
  state: 'approved' | 'rejected' | 'withdrawn',
  decision: string | null,
): Promise<void> {
  const at = now.toISOString()
  await records.update(approval, request, {
    ...{ state, decision, decidedBy: account.id, decidedAt: at },
    sealed: null,
  })
  if (request.createdBy === null || request.createdBy === account.id) return
  await leaveNotices({ db, services }, [request.createdBy], {
    kind: 'decided',
    caption: `approval.was.${state}`,
    params: { name: account.realName, command: request.command, title: request.recordTitle ?? `#${request.recordId}` },
    body: decision,
    link: approvalLink(request.id),
    urgent: state === 'rejected',
  })
}
