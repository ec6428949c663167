import * as commands from '../../../../commands/movie-manage/video'
import contentVideo from '../../../entities/movie-manage/content-video'
import movie from '../../../entities/movie-manage/movie'
import resource from '../../../entities/movie-manage/resource'
import series from '../../../entities/movie-manage/series'
import { cdnOf } from '../../cdn/cdn-of'
import { changedAreas, changedList } from '../../operations/area-list'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  /** A clip goes out with a file that can be played. */
  publish: {
    undo: 'image',
    check: async (_context, { resourceState }) => resourceState === 'ready' || 'movie-manage.series-resources.noFile',
    run: async (context, row, { areas }) => {
      const isFirst = row.publishAt === null || Date.parse(row.publishAt) > context.now.getTime()
      await saveWithRules(context, contentVideo, row, {
        state: 'published',
        ...(isFirst && { publishAt: context.now.toISOString() }),
        ...(areas && { areas }),
      })
    },
  },

  /** Off the shelf; where areas are named, in those alone. */
  takeDown: {
    undo: 'image',
    run: async (context, row, { areas }) => {
      const left = areas ? await changedAreas(context, contentVideo.fields.areas.group, row.areas, areas, 'remove') : []
      await saveWithRules(context, contentVideo, row, left.length > 0 ? { areas: left } : { state: 'offShelf' })
    },
  },

  setAreas: {
    check: async (context, row, { areas, how }) =>
      (await changedAreas(context, contentVideo.fields.areas.group, row.areas, areas, how)).length > 0 ||
      'movie-manage.series-list.setAreas.none',
    run: async (context, row, { areas, clients, how }) => {
      await saveWithRules(context, contentVideo, row, {
        areas: await changedAreas(context, contentVideo.fields.areas.group, row.areas, areas, how),
        ...(clients && { clients: changedList(row.clients ?? [], clients, how) }),
      })
    },
  },

  setAsTrailer: {
    check: async (context, row) => (await titleOf(context, row.content)) !== undefined || 'movie-manage.video.noTitle',
    run: async (context, row) => {
      const found = await titleOf(context, row.content)
      if (found) await saveWithRules(context, found.entity, found.row, { trailer: row.id })
    },
  },

  purgeCdn: {
    run: async (context, row, { what }) => {
      const files = what === 'images' ? [] : await context.records.where(resource, { video: row.id, state: 'ready' })
      const keys = [...(what === 'playlists' ? [] : [row.cover]), ...files.flatMap(({ file }) => file ?? [])]
      const cdn = cdnOf()
      const purged = await cdn.purge(keys)
      return { by: cdn.name, asked: keys.length, purged, ...(cdn.name === 'embedded' && { note: 'cdn.embedded' }) }
    },
  },
})

/** The movie or series that a clip hangs on: short dramas have no trailer. */
async function titleOf({ records }: Context, id: number | null) {
  if (id === null) return undefined
  const film = await records.find(movie, id)
  if (film) return { entity: movie, row: film }
  const serial = await records.find(series, id)
  return serial && { entity: series as unknown as typeof movie, row: serial as unknown as typeof film & object }
}
