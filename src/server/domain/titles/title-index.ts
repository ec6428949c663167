import { refreshTitles } from './refresh-titles'
import { ofTitles } from './title-kinds'

/**
 * Makes again what the search looks into. There is no search engine in addition to the database: its indexes are always in line,
 * and what can fall behind is the read model of titles, with the figures in it.
 */
export const reindex = ofTitles('reindex', () => ({
  run: async (context, { id }) => {
    await refreshTitles(context, [id])
    return { by: 'embedded', note: 'movie-manage.series-list.reindex.embedded' }
  },
}))
