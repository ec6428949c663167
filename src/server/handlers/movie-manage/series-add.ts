import * as commands from '../../../../commands/movie-manage/series-add'
import series from '../../../entities/movie-manage/series'
import { handlers } from '../../operations/handler'
import { historyOf } from '../../operations/history-of'

export default handlers(commands, {
  showHistory: { run: (context, { id }) => historyOf(context, series, id) },
})
