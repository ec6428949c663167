import * as commands from '../../../../commands/activity-manage/top-up-activity'
import topUpActivity from '../../../entities/activity-manage/top-up-activity'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  raiseBudget: {
    run: async ({ records }, row, { amount }) => {
      await records.update(topUpActivity, row, { budget: row.budget + amount })
    },
  },
})
