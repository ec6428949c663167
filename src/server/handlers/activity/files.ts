import { exportInvitees } from '../../../../commands/activity-manage/fission-invite'
import { exportAddress } from '../../../../commands/activity-manage/reward-grants'
import { caption } from '../../captions'
import { handleTogether } from '../../operations/handler'
import { requestListFile } from '../report/list-file'

export const exportingAddresses = handleTogether(exportAddress, {
  run: (context, rows) =>
    requestListFile(context, {
      exportType: 'activity-grant',
      title: caption(context.language, 'activity-manage.reward-grants.exportAddress'),
      filters: { id: { is: rows.map(({ id }) => id) } },
      columns: ['grantNo', 'user.displayId', 'reward.name', 'count', 'address', 'tracking', 'state', 'createdAt'],
    }),
})

export const exportingInvitees = handleTogether(exportInvitees, {
  run: (context, rows) =>
    requestListFile(context, {
      exportType: 'activity-invitation',
      title: caption(context.language, 'activity-manage.fission-invite.exportInvitees'),
      filters: {
        inviter: { is: [...new Set(rows.map(({ user }) => user))] },
        activity: { is: [...new Set(rows.map(({ activity }) => activity))] },
      },
    }),
})
