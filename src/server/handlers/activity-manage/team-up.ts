import * as commands from '../../../../commands/activity-manage/team-up'
import teamUpActivity from '../../../entities/activity-manage/team-up-activity'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  raiseBudget: {
    run: async ({ records }, row, { amount }) => {
      await records.update(teamUpActivity, row, { budget: row.budget + amount })
    },
  },
})
