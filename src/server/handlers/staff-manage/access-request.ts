import * as commands from '../../../../commands/staff-manage/access-request'
import accessRequest from '../../../entities/staff-manage/access-request'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import type { Row } from '../../../schema/entity'
import { addedEffects, lastsFor, lostEffects, rightsChange } from '../../domain/staff/access-effects'
import { leaveNotices } from '../../events/notify'
import { handlers, type Verdict } from '../../operations/handler'
import { isSaveForTwo } from '../../operations/judged-save'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Request = Row<typeof accessRequest>

export default handlers(commands, {
  /** Gives the role that was asked for. The role's owner or the asker's manager decides, never who asked. */
  approve: {
    undo: 'never',
    check: mayDecide,
    needsSecond: async (context, request) => {
      const { holder, roles } = await withRole(context, request)
      return isSaveForTwo(context, account, { roles }, holder)
    },
    effect: async (context, request, { days }) => [
      ...(await addedEffects(context, request)),
      lastsFor(days ?? request.days),
    ],
    run: async (context, request, { days }) => {
      const { records, now } = context
      const { holder, roles } = await withRole(context, request)
      await saveWithRules(context, account, holder, { roles })
      const lasts = days ?? request.days
      await records.update(accessRequest, request, {
        state: 'granted',
        days: lasts,
        approver: context.account.id,
        grantedAt: now.toISOString(),
        endsAt: lasts === null ? null : new Date(now.getTime() + lasts * dayMs).toISOString(),
      })
    },
  },

  reject: {
    undo: 'never',
    check: mayDecide,
    run: async ({ records, account: { id } }, request, { decision }) =>
      void (await records.update(accessRequest, request, { state: 'rejected', decision, approver: id })),
  },

  withdraw: {
    undo: 'never',
    run: async ({ records }, request) => void (await records.update(accessRequest, request, { state: 'withdrawn' })),
  },

  /** Takes the role away again. */
  revoke: {
    undo: 'never',
    check: mayDecide,
    effect: async (context, request) => lostEffects(await rightsChange(context, request)),
    needsSecond: async (context, request) => {
      const { holder, roles } = await withoutRole(context, request)
      return isSaveForTwo(context, account, { roles }, holder)
    },
    run: async (context, request, { decision }) => {
      const { holder, roles } = await withoutRole(context, request)
      await saveWithRules(context, account, holder, { roles })
      await context.records.update(accessRequest, request, { state: 'revoked', decision })
    },
  },

  /** The request goes on with a role that holds less, and who asked is informed. */
  suggestSmaller: {
    undo: 'image',
    check: async (context, request, args) => {
      const may = await mayDecide(context, request)
      if (may !== true || !args.role) return may
      const [wanted, offered] = [await heldBy(context, request.role), await heldBy(context, args.role)]
      const isLess = offered.size < wanted.size && [...offered].every((code) => wanted.has(code))
      return isLess || 'staff-manage.access-request.notSmaller'
    },
    run: async (context, request, args) => {
      const { records, services, db } = context
      await records.update(accessRequest, request, { role: args.role, decision: args.decision })
      const offered = await records.get(role, args.role)
      await leaveNotices({ db, services }, [request.account], {
        kind: 'decided',
        caption: 'staff-manage.access-request.suggestSmaller.notice',
        params: { role: records.labelOf(role, offered) },
        body: args.decision,
        link: '/staff-manage/access-request',
        urgent: false,
      })
    },
  },
})

/** Who asked, with the roles that they are to have. */
async function withRole({ records }: Context, request: Request) {
  const holder = await records.get(account, request.account)
  return { holder, roles: [...new Set([...(holder.roles ?? []), request.role])] }
}

async function withoutRole({ records }: Context, request: Request) {
  const holder = await records.get(account, request.account)
  return { holder, roles: (holder.roles ?? []).filter((each) => each !== request.role) }
}

/** What a role holds: pages and elements, distinguished. */
async function heldBy({ records }: Context, id: number): Promise<ReadonlySet<string>> {
  const { menus, elements } = await records.get(role, id)
  return new Set([...(menus ?? []).map((each) => `page ${each}`), ...(elements ?? []).map((each) => `element ${each}`)])
}

async function mayDecide({ account: decider, records }: Context, request: Request): Promise<Verdict> {
  if (request.account === decider.id) return 'staff-manage.access-request.notYourOwn'
  if (decider.isSuper) return true
  const wanted = await records.find(role, request.role)
  const asker = await records.find(account, request.account)
  return wanted?.owner === decider.id || asker?.manager === decider.id || 'staff-manage.access-request.ownerOrManager'
}
