import resource from '../../../entities/movie-manage/resource'
import { cdnOf } from '../../cdn/cdn-of'
import type { Context } from '../../pipeline/operation'
import { readEpisodes } from './read-episodes'
import { ofTitles, type Title } from './title-kinds'

/** Has the caches between storage and viewers forget a title's files. */
export const purgeCdn = ofTitles('purgeCdn', () => ({
  run: async (context, title, { what }) => {
    const keys = [
      ...(what === 'playlists' ? [] : imagesOf(title)),
      ...(what === 'images' ? [] : await filesOf(context, title)),
    ]
    const cdn = cdnOf()
    const purged = await cdn.purge(keys)
    context.log.info({ by: cdn.name, title: title.id, what, asked: keys.length, purged }, 'a title left the caches')
    return { by: cdn.name, asked: keys.length, purged, ...(cdn.name === 'embedded' && { note: 'cdn.embedded' }) }
  },
}))

/** What kinds of titles have pictures in. */
const pictures = ['coverVertical', 'coverHorizontal', 'logo', 'stills', 'coverVariants']

function imagesOf(title: Title): string[] {
  const values = title as unknown as Readonly<Record<string, string | readonly string[] | null | undefined>>
  return pictures.flatMap((name) => values[name] ?? [])
}

async function filesOf(context: Context, { id }: Title): Promise<string[]> {
  const episodes = (await readEpisodes(context, [id])).get(id) ?? []
  const files = await context.records.where(
    resource,
    { episode: episodes.map((each) => each.id), state: 'ready' },
    50_000,
  )
  return files.flatMap(({ file }) => file ?? [])
}
