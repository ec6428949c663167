import up from '../../../entities/movie-manage/up'
import { changedAreas, changedList } from '../../operations/area-list'
import { saveWithRules } from '../../operations/standard-handlers'
import { setting, type Setting } from './setting'
import { ofTitles, type TitleKind } from './title-kinds'

/** Where a title may be watched, and by which clients. An empty list of clients means all of them, so that none is taken out of it. */
export const setAreas = ofTitles('setAreas', ({ entity }) => ({
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

/** Sets who may watch a title, and warns where people watch it. */
export const setAccess = <C extends Setting>(command: C) => setting(command, { warn: warnWhereWatched } as never)

export const setWeight = ({ commands }: TitleKind) => setting(commands.setWeight)

/** Assigns titles to an uploader who may upload. */
export const assignUp = ({ commands }: TitleKind) =>
  setting(commands.assignUp, {
    check: async ({ records }, _title, { up: id }) => {
      const [found] = await records.where(up, { id })
      return found?.state === 'active' || 'movie-manage.series-list.assignUp.notActive'
    },
  })

/** What is on the shelf has viewers and buyers: they are told of, and keep what they bought. */
async function warnWhereWatched(_context: unknown, { state }: { readonly state: string }): Promise<string | undefined> {
  return state === 'published' ? 'movie-manage.series-list.warnPublished' : undefined
}
