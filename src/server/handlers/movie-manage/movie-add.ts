import * as commands from '../../../../commands/movie-manage/movie-add'
import movie from '../../../entities/movie-manage/movie'
import { handlers } from '../../operations/handler'
import { historyOf } from '../../operations/history-of'

export default handlers(commands, {
  showHistory: { run: (context, { id }) => historyOf(context, movie, id) },
})
