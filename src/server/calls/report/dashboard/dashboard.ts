import * as calls from '../../../../calls/report'
import { alerts, announcements, lastRecords } from '../../../domain/reports/dashboard/alerts'
import { todayFigures } from '../../../domain/reports/dashboard/figures'
import { figuresCode } from '../../../domain/reports/dashboard/own-share'
import { waitingQueues } from '../../../domain/reports/dashboard/queues'
import { holds } from '../../../access/account'
import { serve } from '../../../pipeline/serve'

/** The dashboard of the account that asks, as of now. What it may not see is absent, not masked. */
export const dashboard = serve(calls.dashboard, {
  id: 'report.dashboard',
  guard: 'signedIn',
  run: async (context) => {
    const mayFigures = holds(context.account, figuresCode)
    return {
      asOf: context.now.toISOString(),
      queues: await waitingQueues(context),
      figures: mayFigures ? await todayFigures(context) : null,
      alerts: await alerts(context, mayFigures),
      announcements: await announcements(context),
      records: await lastRecords(context),
    }
  },
})
