import * as commands from '../../../../../commands/app-manage/client/status'
import client from '../../../../entities/app-manage/client'
import clientStatusRule from '../../../../entities/app-manage/client-status-rule'
import { needsSecond } from '../../../domain/configuration/clients'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  schedule: {
    check: async ({ records, account }, row) => {
      if (row.createdBy !== account.id || (row.mode !== 'maintenance' && row.mode !== 'stopped')) return true
      const [of] = await records.where(client, { id: row.client })
      return (of?.dailyActive ?? 0) <= needsSecond || 'error.ownToDecide'
    },
    run: async ({ records }, row) => {
      await records.update(clientStatusRule, row, { state: 'scheduled' })
    },
  },
})
