import * as commands from '../../../../../commands/live-config/anchor-task/records'
import anchorTask from '../../../../entities/live-config/anchor-task'
import { grant } from '../../../domain/live/config/anchor-tasks'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  grant: {
    undo: 'never',
    run: async (context, record, { decisionNote }) => {
      await grant(context, await context.records.get(anchorTask, record.task), record, decisionNote)
    },
  },
})
