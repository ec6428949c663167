import * as commands from '../../../../../commands/system/report-center/approvals'
import approval from '../../../../entities/staff-manage/approval'
import type { Row } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import { leaveNotices } from '../../../events/notify'
import { ineligible } from '../../../operations/eligibility'
import { handlers, type Verdict } from '../../../operations/handler'
import { refusalOf } from '../../../operations/refusal-of'
import { workOf } from '../../../operations/standard-handlers'
import { type Account, accountById, holds } from '../../../access/account'
import { notPermitted, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { approvalLink, argumentsOf, isLapsed } from '../../../run/approval-request'
import { openEnvelope } from '../../../run/envelope'
import { runPageCommand } from '../../../run/on-page'
import { runCommandOnRow } from '../../../run/on-record'

type Request = Row<typeof approval>

const lapsed: Verdict = { caption: 'error.wrongState', params: { state: 'approval.state.lapsed' } }

export default handlers(commands, {
  /** Runs the command in the name of who asked, if they still may, with this account as the second person. */
  approve: {
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
  },

  reject: {
    check: (context, request) => Promise.resolve(mayDecide(context, request)),
    run: (context, request, { reason }) => settle(context, request, 'rejected', reason),
  },

  withdraw: {
    check: ({ now }, request) => Promise.resolve(isLapsed(request, now) ? lapsed : true),
    run: (context, request) => settle(context, request, 'withdrawn', null),
  },
})

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
