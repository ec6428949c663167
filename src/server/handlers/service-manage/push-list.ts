import { sql } from 'kysely'
import { Readable } from 'node:stream'
import * as commands from '../../../../commands/service-manage/push-list'
import { largeAudience, sendAtProblem } from '../../../shared/push/push-limits'
import push from '../../../entities/service-manage/push'
import pushSetting from '../../../entities/service-manage/push-setting'
import { caption } from '../../base/captions'
import { copyOf } from '../../domain/messages/copy-of'
import { deliverPushWork } from '../../domain/messages/deliver-push'
import { statisticsExport } from '../../domain/messages/export-statistics'
import { overlapsOf } from '../../domain/messages/overlaps'
import { movePush } from '../../domain/messages/push-rules'
import { onPhones, recallWork } from '../../domain/messages/recall-push'
import { checkSubmission } from '../../domain/messages/submission'
import { titlelessLanguages } from '../../domain/messages/target-title'
import { guardTestUsers, queueTest } from '../../domain/messages/test-send'
import { storeList } from '../../domain/messages/user-list'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { holds } from '../../access/account'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** Who may approve pushes to more than a million people, or to everyone. */
const largeRight = 'ServiceManage:pushList.approveLarge'

export default handlers(commands, {
  /** Submitting notes how many it would reach: the approver decides by that figure. */
  submit: {
    check: async (context, row) => (await checkSubmission(context, row)).problems[0]?.problem ?? true,
    warn: async (context, row) =>
      (await titlelessLanguages(context, row)).length > 0 ? 'pushForm.noTargetTitle' : undefined,
    run: async (context, row) => {
      const { estimate } = await checkSubmission(context, row)
      await movePush(context, row, {
        state: 'pendingApproval',
        estimate: estimate?.afterCaps ?? null,
        rejectReason: null,
      })
    },
  },

  /** By another than its author; what should go out at once goes out now. */
  approve: {
    check: async ({ account, now }, row) => {
      if (row.createdBy === account.id) return 'error.pushOwnApproval'
      const isLarge = row.audience === 'everyone' || (row.estimate ?? 0) > largeAudience
      if (isLarge && !holds(account, largeRight)) return 'error.pushLargeApproval'
      const isPast = row.schedule !== 'now' && (row.sendAt === null || Date.parse(row.sendAt) <= now.getTime())
      return isPast ? 'error.pushMissed' : true
    },
    run: async (context, row) => {
      await movePush(context, row, {
        state: 'scheduled',
        approver: context.account.id,
        ...(row.schedule === 'now' && { sendAt: context.now.toISOString() }),
      })
    },
  },

  /** Asks for the file; it is fetched in the report centre. */
  exportStatistics: {
    undo: 'never',
    runTogether: async (context, pushes, { format }) => {
      const [first] = pushes
      const isOne = pushes.length === 1 && first !== undefined
      const title = caption(context.language, 'pushStat')
      return {
        taskId: await requestOwnExport(context, statisticsExport, {
          title: isOne ? `${title} ${first.name}` : title,
          page: isOne ? `/service-manage/push-detail?id=${first.id}` : '/service-manage/push-list',
          params: { ids: pushes.map(({ id }) => id) },
          format,
        }),
      }
    },
  },

  /** Holds every push but those of category service; what is under way stops within a batch. */
  stopAll: { run: (context) => hold(context, true) },

  /** What was under way goes on by itself, within seconds. */
  releaseAll: { run: (context) => hold(context, false) },

  /** Takes a push off the phones that still show it; the share that allowed it is in the push's figures. */
  recall: {
    run: async (context, row) => {
      await movePush(context, row, { state: 'recalled' })
      await context.services.jobs.schedule(context, recallWork, { push: row.id }, context.now)
      const { rows } = await sql<{ count: number }>`select count(*) as count from push_outbox
      where push_id = ${row.id} and kind = 'push' and status = any(${onPhones})`.execute(context.db)
      return { onPhones: Number(rows[0]?.count ?? 0) }
    },
  },

  /** Tries those once more whose provider was too busy or whose device was not known; the push itself stays over. */
  resendFailed: {
    run: async ({ db, services, now }, row) => {
      const queued = await sql`update push_outbox set status = 'queued', reason = null
      where push_id = ${row.id} and kind = 'push' and status = 'failed'`.execute(db)
      const count = Number(queued.numAffectedRows ?? 0)
      if (count === 0) throw refused('service-manage.push-list.resendFailed.noFailure')
      await sql`update push set fail_count = greatest(coalesce(fail_count, 0) - ${count}, 0) where id = ${row.id}`.execute(
        db,
      )
      await sql`update push_delivery set plan = plan || '{"isResend": true}'::jsonb where push_id = ${row.id}`.execute(
        db,
      )
      await services.jobs.schedule({ db }, deliverPushWork, { push: row.id }, now)
      return { count }
    },
  },

  /** A draft with the same text, for those who got the push and did not open it. */
  sendToUnopened: {
    run: async ({ db, records, services, now }, row) => {
      const { rows } = await sql<{
        display_id: string
      }>`select u.display_id from push_outbox o join "user" u on u.id = o.user_id
      where o.push_id = ${row.id} and o.kind = 'push' and o.status in ('sent', 'delivered', 'shown')
        and u.display_id is not null order by u.id`.execute(db)
      if (rows.length === 0) throw refused('error.pushAllOpened')
      const ids = rows.map(({ display_id }) => display_id)
      const file = `push/unopened-${row.id}-${now.getTime()}.csv`
      await services.storage.write(file, Readable.from([`displayId\n${ids.join('\n')}\n`]))
      await storeList(db, file, ids)
      const copy = await records.insert(push, {
        ...copyOf(row),
        name: `${row.name.slice(0, 55)} (2)`,
        audience: 'userFile',
        userTags: null,
        userGroups: null,
        inactiveDays: null,
        userFile: file,
        schedule: 'at',
        sendAt: null,
        variants: null,
        holdout: 0,
      })
      return { id: copy.id, count: ids.length }
    },
  },

  /** Its hour is now. */
  sendNow: {
    check: async (context, row) =>
      (await overlapsOf(context, row, context.now)).length > 0 ? 'error.pushOverlaps' : true,
    run: async (context, row) => {
      await movePush(context, row, { state: 'sending', sendAt: context.now.toISOString() })
    },
  },

  reschedule: {
    guard: async ({ now }, { sendAt }) => {
      const problem = sendAtProblem(sendAt ?? '', now.getTime())
      if (problem) throw badField('sendAt', problem)
    },
    check: async (context, row, { sendAt }) =>
      (await overlapsOf(context, row, new Date(sendAt ?? ''))).length > 0 ? 'error.pushOverlaps' : true,
    run: async (context, row, { sendAt }) => {
      await movePush(context, row, { sendAt })
    },
  },

  /** Sends a test of a push as it is saved, from the list. */
  testSend: {
    guard: async (_context, { users }) => guardTestUsers(users),
    run: (context, row, { users }) => queueTest(context, row, users),
  },
})

async function hold({ records }: Context, stopAll: boolean): Promise<void> {
  const [setting] = await records.where(pushSetting, {}, 1)
  if (setting) await records.update(pushSetting, setting, { stopAll })
  else await records.insert(pushSetting, { stopAll })
}
