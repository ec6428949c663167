import * as commands from '../../../../commands/activity-manage/reward-grants'
import { caption } from '../../base/captions'
import { revokeGrant } from '../../domain/activities/grants'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  exportAddress: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'activity-grant',
        title: caption(context.language, 'activity-manage.reward-grants.exportAddress'),
        filters: { id: { is: rows.map(({ id }) => id) } },
        columns: ['grantNo', 'user.displayId', 'reward.name', 'count', 'address', 'tracking', 'state', 'createdAt'],
      }),
  },

  revoke: {
    run: (context, grant, { revokeReason }) => revokeGrant(context, grant, revokeReason ?? ''),
  },
})
