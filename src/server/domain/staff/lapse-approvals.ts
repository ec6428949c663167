import { sql } from 'kysely'
import approval from '../../../entities/staff-manage/approval'
import { leaveNotices } from '../../events/notify'
import { defineWork } from '../../jobs/work'
import { approvalLink } from '../../run/approval-request'
import type { Services } from '../../base/services'
import { asSystem } from '../../run/as-system'

/** Ends what nobody has decided in time, and tells who asked. */
export async function lapseApprovals(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from approval
    where state = 'pending' and due_at <= ${now.toISOString()} order by id limit 500`.execute(services.db)
  for (const { id } of rows)
    await asSystem(services, 'approval.byTime', now, async ({ db, records }) => {
      const request = await records.find(approval, id)
      if (request?.state !== 'pending') return
      await records.update(approval, request, { state: 'lapsed', sealed: null })
      await leaveNotices({ db, services }, request.createdBy === null ? [] : [request.createdBy], {
        kind: 'decided',
        caption: 'approval.was.lapsed',
        params: { command: request.command, title: request.recordTitle ?? `#${request.recordId}` },
        link: approvalLink(id),
        urgent: false,
      })
    })
}

export const lapsingApprovals = defineWork('approval.byTime', {
  lane: 'clock',
  everySeconds: 60,
  run: (services) => lapseApprovals(services, new Date()),
})
