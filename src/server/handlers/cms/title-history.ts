import { showHistory as ofMovie } from '../../../../commands/movie-manage/movie-add'
import { showHistory as ofSeries } from '../../../../commands/movie-manage/series-add'
import { showHistory as ofShort } from '../../../../commands/movie-manage/short-add'
import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import { handlePage } from '../../operations/handler'
import { historyOf } from '../../operations/history-of'

export const histories = [
  handlePage(ofMovie, { run: (context, { id }) => historyOf(context, movie, id) }),
  handlePage(ofSeries, { run: (context, { id }) => historyOf(context, series, id) }),
  handlePage(ofShort, { run: (context, { id }) => historyOf(context, short, id) }),
]
