import * as commands from '../../../../commands/movie-manage/short-add'
import short from '../../../entities/movie-manage/short'
import { handlers } from '../../operations/handler'
import { historyOf } from '../../operations/history-of'

export default handlers(commands, {
  showHistory: { run: (context, { id }) => historyOf(context, short, id) },
})
