import { z } from 'zod'
import { holds } from '../../../pipeline/account'
import { defineOperation } from '../../../pipeline/operation'
import { alerts, announcements, lastRecords } from './alerts'
import { todayFigures } from './figures'
import { figuresCode } from './own-share'
import { waitingQueues } from './queues'

/** The dashboard of the account that asks, as of now. What it may not see is absent, not masked. */
export const dashboard = defineOperation({
  id: 'report.dashboard',
  method: 'GET',
  url: '/report/backend/dashboard',
  guard: 'signedIn',
  input: z.strictObject({}),
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
