import * as movieList from '../../../../commands/movie-manage/movie-list'
import * as seriesList from '../../../../commands/movie-manage/series-list'
import * as shortList from '../../../../commands/movie-manage/short-list'
import up from '../../../entities/movie-manage/up'
import { changedAreas, changedList } from '../../operations/area-list'
import { saveWithRules } from '../../operations/standard-handlers'
import { setting } from './setting'
import { ofTitles, titleKinds } from './title-kinds'

/** Where a title may be watched, and by which clients. An empty list of clients means all of them, so that none is taken out of it. */
export const settingAreas = ofTitles('setAreas', ({ entity }) => ({
  check: async (context, title, { areas, how }) =>
    (await changedAreas(context, entity.fields.areas.group, title.areas, areas, how)).length > 0 ||
    'movie-manage.series-list.setAreas.none',
  warn: warnWhereWatched,
  run: async (context, title, { areas, clients, how }) => {
    await saveWithRules(context, entity, title, {
      areas: await changedAreas(context, entity.fields.areas.group, title.areas, areas, how),
      ...(clients && { clients: changedList(title.clients ?? [], clients, how) }),
    })
  },
}))

export const settingAccess = [seriesList, movieList, shortList].map(({ setAccess }) =>
  setting(setAccess, { warn: warnWhereWatched }),
)
export const settingFreeEpisodes = setting(seriesList.setFreeEpisodes)
export const settingWeight = titleKinds.map(({ commands }) => setting(commands.setWeight))
export const addingToXilie = [seriesList, movieList].map(({ addToXilie }) => setting(addToXilie))

/** Works are assigned to uploaders who may upload. */
export const assigningUp = titleKinds.map(({ commands }) =>
  setting(commands.assignUp, {
    check: async ({ records }, _title, { up: id }) => {
      const [found] = await records.where(up, { id })
      return found?.state === 'active' || 'movie-manage.series-list.assignUp.notActive'
    },
  }),
)

/** What is on the shelf has viewers and buyers: they are told of, and keep what they bought. */
async function warnWhereWatched(_context: unknown, { state }: { readonly state: string }): Promise<string | undefined> {
  return state === 'published' ? 'movie-manage.series-list.warnPublished' : undefined
}
